"""Refusals on the HTTP side: a stable code and the id of its sentence, never a text or a trace."""

from __future__ import annotations

from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from baohuang.server.house import Full

BY_STATUS: Final = {404: "not-found", 403: "forbidden", 413: "too-large", 429: "rate"}


class Refusal(BaseModel):
    """The body of every answer that refuses something."""

    error: str
    message_id: str


class Refused(Exception):
    """A request that cannot be granted."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code


def refuse(status: int, code: str) -> JSONResponse:
    """The answer with a code."""
    return JSONResponse(Refusal(error=code, message_id=f"error-{code}").model_dump(), status)


async def _refused(_request: Request, error: Exception) -> JSONResponse:
    return refuse(error.status, error.code) if isinstance(error, Refused) else refuse(500, "internal")


async def _invalid(_request: Request, _error: Exception) -> JSONResponse:
    return refuse(400, "bad-request")


async def _http(_request: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, HTTPException):
        return refuse(500, "internal")
    answer = refuse(error.status_code, BY_STATUS.get(error.status_code, "bad-request"))
    answer.headers.update(error.headers or {})
    return answer


async def _full(_request: Request, _error: Exception) -> JSONResponse:
    return refuse(503, "house-full")


async def _unexpected(_request: Request, _error: Exception) -> JSONResponse:
    return refuse(500, "internal")


def install(app: FastAPI) -> None:
    """Make every failure of the application answer like this."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Full, _full)
    app.add_exception_handler(Exception, _unexpected)
