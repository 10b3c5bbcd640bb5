"""The command line: one file per command, each with `NAME`, `SUMMARY`, `add_arguments` and `run`.

A command's file is imported only when it is called, and imports what is heavy inside `run`, so that
`baohuang referee` starts fast and needs none of the extras.
"""
