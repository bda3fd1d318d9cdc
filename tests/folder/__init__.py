"""The build of the folder that starts without Python."""
