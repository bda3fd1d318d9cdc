// What the shell uses and TypeScript does not know.

/** Whether Play was pressed before the shell had loaded. */
declare var playedEarly: boolean;
/** Whether the shell has loaded. */
declare var shellLoaded: boolean;
