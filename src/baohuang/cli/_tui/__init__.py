"""The table that fills a terminal: what is shown, what is typed, and where the deal runs.

Only `app` knows the library that draws; the tables and the words can be used without it.
"""
