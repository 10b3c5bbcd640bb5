/**
 * boardgame.io as benchmarks/server.py measures it: matches of five seats, 44 cards in each hand, one card a move.
 *
 * A seat is sent its own hand, the last cards and how many are left. `node boardgame.mjs PORT`.
 */
import boardgame from "boardgame.io/dist/cjs/server.js";

const SEATS = 5;
const FULL = Array.from({ length: 44 }, (_, at) => "3456789TJQKA2"[at % 13] + "cdhs"[at % 4]);

const game = {
  name: "table",
  setup: () => ({ last: Array(SEATS).fill(""), hands: Array.from({ length: SEATS }, () => [...FULL]) }),
  playerView: ({ G, playerID }) => ({
    last: G.last,
    left: G.hands.map((hand) => hand.length),
    hand: playerID === null ? [] : G.hands[Number(playerID)],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, card) => {
        const hand = G.hands[Number(playerID)];
        const found = hand.indexOf(card);
        if (found < 0) return "INVALID_MOVE";
        hand.splice(found, 1);
        G.last[Number(playerID)] = card;
        if (hand.length === 0) hand.push(...FULL);
      },
    },
  },
};

const server = boardgame.Server({ games: [game], origins: [boardgame.Origins.LOCALHOST] });
await server.run(Number(process.argv[2]));
console.log(`boardgame.io on http://127.0.0.1:${process.argv[2]}`);
