/**
 * Colyseus as benchmarks/server.py measures it: rooms of five seats, 44 cards in each hand, one card a move.
 *
 * The hands are in a view of their own seat; all see the last cards and how many are left. Every move is sent at
 * once and not with the next tick. `node colyseus.mjs PORT`.
 */
import { Room, Server } from "@colyseus/core";
import { StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const SEATS = 5;
const FULL = Array.from({ length: 44 }, (_, at) => "3456789TJQKA2"[at % 13] + "cdhs"[at % 4]);

const Seat = schema({ left: t.uint8(), last: t.string(), hand: t.array("string").view() }, "Seat");
const State = schema({ version: t.uint32(), turn: t.uint8(), seats: t.array(Seat) }, "State");

/** Fills a hand. */
function deal(seat) {
  seat.hand.push(...FULL);
  seat.left = FULL.length;
}

class Table extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    const state = new State();
    state.version = 0;
    state.turn = 0;
    for (let at = 0; at < SEATS; at += 1) {
      const seat = new Seat();
      seat.last = "";
      state.seats.push(seat);
      deal(seat);
    }
    this.state = state;
    this.onMessage("play", (client, card) => this.play(client.userData, card));
  }

  onJoin(client) {
    client.userData = this.clients.length - 1;
    client.view = new StateView();
    client.view.add(this.state.seats[client.userData]);
  }

  /** One card of the seat whose turn it is. */
  play(at, card) {
    const seat = this.state.seats[at];
    const found = at === this.state.turn ? seat.hand.indexOf(card) : -1;
    if (found < 0) return;
    seat.hand.splice(found, 1);
    seat.left -= 1;
    seat.last = card;
    if (seat.left === 0) deal(seat);
    this.state.turn = (at + 1) % SEATS;
    this.state.version += 1;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define("table", Table);
await server.listen(Number(process.argv[2]), "127.0.0.1");
console.log(`Colyseus on http://127.0.0.1:${process.argv[2]}`);
