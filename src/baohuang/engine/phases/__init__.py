"""The phases of a deal, one file each."""
