"""Views: what a seat or a spectator may know of a deal, built up field by field.

The one room between the full truth of the engine and everything that looks on.
"""
