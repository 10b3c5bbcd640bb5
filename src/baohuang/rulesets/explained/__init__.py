"""The chapters of a ruleset's explanation, each read off the specs it explains.

They choose messages and arguments; the words stand in `messages/locales/*/rules.ftl`.
"""
