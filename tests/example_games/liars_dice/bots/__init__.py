"""The bots of Liar's Dice, and the adviser."""
