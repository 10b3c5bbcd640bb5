"""The server: tables without input or output, their durable log, and a thin shell of HTTP and sockets.

`game` is a run of deals with versions, `course` adds seats, clocks and bots, `table` the people who look on and
answer; none of them knows a clock, a socket or a file. `store` keeps what they accept, `house` ties tables to store
and sockets, `app` is the web side. Nothing that is accepted leaves this room before it is in the store.
"""
