/**
 * Meeting others: the venues of a ruleset with their quick match, rooms that are open, and the way in by six letters.
 */
import { html, useEffect, useState } from "../lib.js";
import { grouped } from "../core/number.js";
import { Alert } from "./alert.js";
import { post, refusal, useAnswer } from "./api.js";
import { Loaded, purse } from "./frame.js";
import { Icon } from "./icons.js";
import { t } from "./i18n.js";

/**
 * @typedef {import("./api.js").Venue} Venue
 * @typedef {{table: string, code: string, rules: string, options: Record<string, import("./api.js").Value>, host: string, people: number,
 *   seats: number, free: number, stake: number | null, deals: number | null}} OpenRoom
 */

/** Names for so many venues of one ruleset. */
const TIERS = 3;

/** Milliseconds between two looks at the open rooms. */
const LOOK_EVERY = 15_000;

/** @param {string} table */
export const goTo = (table) => location.assign(`/table/${encodeURIComponent(table)}`);

/** @param {{venue: Venue, tier: number, go: () => void, busy: boolean}} props */
function VenueCard({ venue, tier, go, busy }) {
  const poor = purse.value !== null && purse.value < venue.minimum;
  const name = tier <= TIERS ? t(`venue-tier-${tier}`) : t("venue-number", { n: tier });
  return html`
    <li class="card venue" data-testid=${`venue-${venue.id}`}>
      <h3>${name}</h3>
      <dl><div><dt>${t("venue-base")}</dt><dd>${grouped(venue.base)}</dd></div><div><dt>${t("venue-needs")}</dt><dd>${grouped(venue.minimum)}</dd></div></dl>
      ${poor && html`<p class="why">${t("venue-poor")} <a href="/coins">${t("house-coins-page")}</a></p>`}
      <button class="button" disabled=${poor || busy} onClick=${go} aria-label=${t("venue-go-to", { name })} data-testid=${`match-${venue.id}`}>${t("venue-go")}</button>
    </li>`;
}

/** @param {{rules: string}} props */
export function Venues({ rules }) {
  const venues = useAnswer("/api/venues");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const go = async (/** @type {string} */ venue) => {
    setBusy(true);
    const answer = await post("/api/match", { venue });
    if (answer.ok) goTo(answer.body.table);
    else {
      setBusy(false);
      setError(answer.error);
    }
  };
  /** @type {Venue[]} */
  const own = (venues.body?.venues ?? []).filter((/** @type {Venue} */ one) => one.rules === rules);
  if (!venues.loading && !venues.error && own.length === 0) return null;
  return html`
    <section class="house-part" aria-labelledby="venues">
      <h2 id="venues">${t("house-venues")}</h2>
      <p class="why">${t("house-venues-why", { n: venues.body?.bots_after ?? 0 })}${purse.value !== null && html` ${t("house-you-have", { n: purse.value })}`}</p>
      <${Loaded} from=${venues}><ul class="cards">${own.map((venue, at) => html`<${VenueCard} key=${venue.id} venue=${venue} tier=${at + 1} busy=${busy} go=${() => void go(venue.id)} />`)}</ul><//>
      <${Alert} text=${error && refusal(error)} testid="match-error" />
    </section>`;
}

/** The room of an address like `/?room=ABCDEF`, which an invitation leads to. */
export const invited = () => new URLSearchParams(location.search).get("room") ?? "";

/** The six letters of a room, typed or brought by an invitation. */
function CodeForm() {
  const [code, setCode] = useState(invited());
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    const answer = await post("/api/rooms/join", { code });
    if (answer.ok) location.replace(`/table/${encodeURIComponent(answer.body.table)}`);
    else {
      setBusy(false);
      setError(answer.error === "unknown-table" ? t("rooms-no-such") : refusal(answer.error));
    }
  };
  useEffect(() => {
    if (invited()) void join();
  }, []);
  return html`
    <form class="row-form" onSubmit=${(/** @type {SubmitEvent} */ event) => { event.preventDefault(); void join(); }}>
      <label for="room-code">${t("rooms-code")}</label>
      <div class="row">
        <input id="room-code" class="field code" type="text" required maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck=${false} value=${code}
          aria-describedby=${error ? "room-code-error" : undefined} aria-invalid=${error ? "true" : undefined} data-testid="code"
          onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => { setCode(event.currentTarget.value); setError(""); }} />
        <button class="button" disabled=${busy} data-testid="join">${t("rooms-join")}</button>
      </div>
      <${Alert} text=${error} id="room-code-error" testid="join-error" />
    </form>`;
}

/** @param {{room: OpenRoom}} props */
function RoomCard({ room }) {
  const facts = [
    t(`ruleset-${room.rules}`),
    t("rooms-people", { n: room.people, seats: room.seats }),
    room.stake === null ? t("rooms-no-stake") : t("rooms-stake", { n: room.stake }),
    room.deals === null ? "" : t("rooms-deals", { n: room.deals }),
    Object.keys(room.options).length ? t("options-changed", { n: Object.keys(room.options).length }) : "",
  ].filter(Boolean);
  return html`
    <li class="card open-room" data-testid=${`open-${room.code}`}>
      <h3>${room.host ? t("rooms-of", { name: room.host }) : t("rooms-nobody")}</h3>
      <p class="why">${facts.join(t("list-comma"))}</p>
      <a class="button" href=${`/?room=${room.code}`} aria-label=${t(room.free ? "rooms-enter-of" : "rooms-watch-of", { name: room.host || room.code })}>${t(room.free ? "rooms-enter" : "rooms-watch")}</a>
    </li>`;
}

/** @param {{rules: string}} props */
export function Rooms({ rules }) {
  const rooms = useAnswer("/api/rooms", LOOK_EVERY);
  return html`
    <section class="house-part" aria-labelledby="rooms">
      <h2 id="rooms">${t("house-rooms")}</h2>
      <p class="why">${t("house-rooms-why")}</p>
      <div class="row">
        <a class="button" href=${`/room?rules=${encodeURIComponent(rules)}`} data-testid="new-room"><${Icon} name="plus" />${t("rooms-make")}</a>
      </div>
      <${CodeForm} />
      <div class="row spread"><h3>${t("rooms-open")}</h3><button class="button" onClick=${rooms.again} data-testid="rooms-again">${t("rooms-again")}</button></div>
      <${Loaded} from=${rooms}>
        ${rooms.body?.rooms.length === 0 && html`<p class="why" data-testid="no-rooms">${t("rooms-none")}</p>`}
        <ul class="cards">${(rooms.body?.rooms ?? []).map((/** @type {OpenRoom} */ room) => html`<${RoomCard} key=${room.code} room=${room} />`)}</ul>
      <//>
    </section>`;
}
