"""An arena's intervals as a picture (SVG), a row for each bot and role."""

from __future__ import annotations

from typing import Any

ROW, LEFT, WIDTH = 22, 190, 720


def interval_plot(report: dict[str, Any]) -> str:
    """Points a deal with their 95 % intervals, drawn to scale."""
    rows = rows_of(report)
    low = min([0.0, *(row[2] for row in rows)])
    high = max([0.0, *(row[3] for row in rows)])
    spread = (high - low) or 1.0
    height = ROW * (len(rows) + 3)

    def x(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 20) * (value - low) / spread, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="8" y="18">{report["rules"]}, {report["deals"]} deals: points a deal, 95 % intervals</text>',
        f'<line x1="{x(0)}" x2="{x(0)}" y1="{ROW}" y2="{height - ROW}" stroke="#999"/>',
    ]
    for at, (label, mean, least, most) in enumerate(rows):
        y = ROW * (at + 2)
        parts.append(f'<text x="8" y="{y + 4}">{label}</text>')
        parts.append(f'<line x1="{x(least)}" x2="{x(most)}" y1="{y}" y2="{y}" stroke="#36c" stroke-width="3"/>')
        parts.append(f'<circle cx="{x(mean)}" cy="{y}" r="4" fill="#036"/>')
    ends = ((low, "start"), (high, "end"))
    parts += [
        f'<text x="{x(value)}" y="{height - 6}" text-anchor="{anchor}">{value:+.2f}</text>' for value, anchor in ends
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def rows_of(report: dict[str, Any]) -> list[tuple[str, float, float, float]]:
    """Label, mean and interval of each bot, overall and by role."""
    rows: list[tuple[str, float, float, float]] = []
    for name, points in report["points_per_deal"].items():
        rows.append((name, points, *report["ci95"][name]))
        for role, row in report["by_role"][name].items():
            rows.append((f"{name}, {role}", row["points_per_deal"], *row["ci95"]))
    return rows
