/**
 * The messages between table and client, and what a seat sees.
 * Written by `python -m baohuang.server.typescript` from the server's message structs; not edited by hand.
 */

export interface Line {
  id: string;
  args: Record<string, number>;
}

export interface SeatView {
  rules: string;
  options: Record<string, number | string>;
  seats: number;
  clockwise: boolean;
  starter: number;
  emperor: number | null;
  revealed: boolean;
  multiplier: number;
  called: string | null;
  shown: number;
  pile: string;
  stuck: [number, string][];
  open_guard: boolean;
  rebellion: boolean;
  rebels: number[];
  kick: boolean;
  bought: ([number, number, string | null])[];
  top: string | null;
  top_by: number | null;
  leader: number | null;
  last: (string | null)[];
  passed: number[];
  out: number[];
  smothered: number[];
  points: number[] | null;
  winner: string | null;
  places: number[] | null;
  hands: string[] | null;
  breakdown: Line[] | null;
  viewer: number | null;
  phase: string;
  asked: boolean;
  turn: number | null;
  counts: (number | null)[];
  guard: number | null;
  role: "commoner" | "emperor" | "guard" | null;
  solo: "grab" | "hidden" | "open" | null;
  hand: string;
  unseen: Record<string, number> | null;
  discards: string;
}

export interface Prompt {
  actions: string[];
  plays: string[];
  may_pass: boolean;
  discard: number;
  deadline: number | null;
}

export interface Player {
  name: string;
  bot: boolean;
}

export interface RoomSeat {
  name: string;
  bot: string | null;
  ready: boolean;
  online: boolean;
  trustee: boolean;
  leaving: boolean;
}

export interface Shuffle {
  commitment: string;
  secret: string;
  luck: string[];
  redeal: number;
  deck: string;
  starter: number | null;
  undealt: number;
  hands: string[];
}

export interface ReplayStep {
  action: string | null;
  events: DealEvent[];
  changes: Record<string, unknown>;
}

export interface Replay {
  rules: string;
  options: Record<string, number | string>;
  names: string[];
  eyes: "0" | "1" | "2" | "3" | "4" | "all" | "nobody";
  number: number;
  shuffle: Shuffle | null;
  steps: ReplayStep[];
}

export interface Moment {
  at: number;
  seat: number;
  phase: string;
  done: string;
  better: string;
  gain: number;
  unit: "leads" | "points" | "strength";
}

export interface Odds {
  at: number;
  seat: number;
  chances: number[];
  solo: number;
  sure: boolean;
}

export interface Analysis {
  moments: Moment[];
  odds: Odds[];
}

export type DealEvent =
  | { t: "Dealt"; starter: number }
  | { t: "Bought"; buyer: number; seller: number; three: string | null; paid: string | null }
  | { t: "Answered"; seat: number; yes: boolean }
  | { t: "GrabSettled"; seat: number | null }
  | { t: "Yielded"; seat: number; to: number; card: string | null }
  | { t: "Forced"; seat: number }
  | { t: "Enthroned"; seat: number }
  | { t: "KittyTaken"; seat: number; count: number; cards: string | null }
  | { t: "Called"; seat: number; kind: string; shown: number }
  | { t: "OpenSolo"; seat: number }
  | { t: "GuardOpen"; seat: number }
  | { t: "Rebelled"; guard: number | null; rebels: number[] }
  | { t: "Kicked" }
  | { t: "Named"; seat: number; kind: string }
  | { t: "Discarded"; seat: number; count: number; cards: string | null }
  | { t: "Renamed"; seat: number; kind: string | null }
  | { t: "Played"; seat: number; cards: string }
  | { t: "Passed"; seat: number }
  | { t: "Revealed"; guard: number | null }
  | { t: "WentOut"; seat: number; place: number }
  | { t: "Smothered"; seat: number; place: number }
  | { t: "TrickEnded"; leader: number }
  | { t: "Ended"; points: number[]; places: number[]; winner: string; hands: string[] }
  | { t: "Voided" };

export type ServerMessage =
  | { t: "hello"; protocol: number; now: number; table: string; seat: number | null; names: Player[]; rules: string; options: Record<string, number | string> }
  | { t: "snapshot"; version: number; deal: number; view: SeatView; prompt: Prompt | null; deadline: number | null }
  | { t: "update"; version: number; deal: number; events: DealEvent[]; view: SeatView; prompt: Prompt | null; deadline: number | null }
  | { t: "fair"; deal: number; redeal: number; commitment: string; luck: string[] | null; secret: string | null; deadline: number | null }
  | { t: "room"; code: string | null; host: number | null; own: number | null; seats: RoomSeat[]; watching: number; playing: boolean; score: number[]; clock: [number, number] | null; base: number | null; starts_at: number | null; deals: number | null; played: number; ranking: number[] | null; open: boolean }
  | { t: "coins"; deal: number; change: number[]; balance: number | null }
  | { t: "notice"; message_id: string }
  | { t: "said"; seat: number; kind: "emote" | "phrase" | "text"; what: string }
  | { t: "muted"; seats: number[] }
  | { t: "ack"; id: number; version: number }
  | { t: "rej"; id: number; error: string; message_id: string; version: number }
  | { t: "checked"; id: number; error: string | null; closes: boolean }
  | { t: "hints"; id: number; plays: string[] }
  | { t: "pong"; id: number; now: number };

export type ClientMessage =
  | { t: "hello"; client: string; last: number | null }
  | { t: "act"; id: number; version: number; action: string }
  | { t: "check"; id: number; play: string }
  | { t: "hint"; id: number }
  | { t: "next"; id: number }
  | { t: "resume"; last: number }
  | { t: "ping"; id: number }
  | { t: "luck"; id: number; deal: number; word: string }
  | { t: "sit"; id: number; seat: number }
  | { t: "stand"; id: number }
  | { t: "ready"; id: number; ready: boolean }
  | { t: "bot"; id: number; seat: number; bot: string | null }
  | { t: "kick"; id: number; seat: number }
  | { t: "start"; id: number }
  | { t: "trustee"; id: number; on: boolean }
  | { t: "say"; id: number; kind: "emote" | "phrase" | "text"; what: string }
  | { t: "mute"; id: number; seat: number; on: boolean };
