"""Lessons: prepared situations at a table, each with the answers that are right and what is said of wrong ones.

What stands here knows the engine, and no server and no page. The situations are data beside this file, one file a
ruleset and one for what the hanging family shares; the words stand in `messages/locales/*/learn.ftl`.
"""
