"""A pytest plugin: a run of the whole suite fails when a clause of the register has no passing test."""

from collections.abc import Generator

import pytest

from tools.clauses import clauses_of
from tools.register import pending, register

PASSED_CLAUSES = "clause"


class Watch:
    """Gathers the clauses whose tests passed; it works in a worker's controller too."""

    def __init__(self) -> None:
        self.proven: set[str] = set()
        self.unproven: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Write the test's clauses into its report, which travels from a worker to the controller."""
        report = yield
        report.user_properties.extend((PASSED_CLAUSES, clause) for clause in clauses_of(item))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the clauses of a passing test."""
        if report.when == "call" and report.passed:
            self.proven.update(str(value) for name, value in report.user_properties if name == PASSED_CLAUSES)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a whole run that leaves a clause unproven."""
        if is_whole_run(session.config):
            self.unproven = [one for one in register() if one not in self.proven and one not in pending()]
        if self.unproven and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the clauses that no test proved."""
        if self.unproven:
            terminalreporter.section("clauses without a passing test", red=True)
            terminalreporter.line(" ".join(self.unproven))


def is_whole_run(config: pytest.Config) -> bool:
    """Whether this run is of the whole suite: no paths, nothing selected or left out, not only a collection."""
    if hasattr(config, "workerinput") or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return False
    options = config.option
    selects = (options.keyword, options.markexpr, options.deselect, options.collectonly, options.maxfail)
    leaves_out = (options.ignore, options.ignore_glob)
    last_failed = getattr(options, "lf", False) or getattr(options, "stepwise", False)
    return not any(selects) and not any(leaves_out) and not last_failed


def pytest_configure(config: pytest.Config) -> None:
    """Watch the session."""
    config.pluginmanager.register(Watch(), "clause-watch")
