/**
 * The messages between table and client, and what a seat sees.
 * The server's message structs are the source; this file follows them field by field.
 */
export type Seat = number;
export type Option = string | number;
export type Options = Record<string, Option>;
export type Solo = "open" | "hidden" | "grab";
export type Role = "emperor" | "guard" | "commoner";
export type Winner = "emperor" | "commoners" | "draw";
export type Phase =
  | "grab" | "enthrone" | "call" | "solo" | "open" | "rebel" | "kick"
  | "name" | "discard" | "play" | "rename" | "over" | "void";

export interface Line { id: string; args: Record<string, string | number> }

export interface SeatView {
  viewer: Seat | null;
  rules: string;
  options: Options;
  seats: 4 | 5;
  clockwise: boolean;
  phase: Phase;
  asked: boolean;
  turn: Seat | null;
  starter: Seat;
  hand: string;
  counts: (number | null)[];
  emperor: Seat | null;
  guard: Seat | null;
  role: Role | null;
  solo: Solo | null;
  revealed: boolean;
  multiplier: number;
  called: string | null;
  shown: number;
  pile: string;
  stuck: [Seat, string][];
  open_guard: boolean;
  rebellion: boolean;
  rebels: Seat[];
  kick: boolean;
  bought: [Seat, Seat, string | null][];
  top: string | null;
  top_by: Seat | null;
  leader: Seat | null;
  last: (string | null)[];
  passed: Seat[];
  out: Seat[];
  smothered: Seat[];
  unseen: Record<string, number> | null;
  discards: string;
  points: number[] | null;
  winner: Winner | null;
  places: number[] | null;
  hands: string[] | null;
  breakdown?: Line[] | null;
}

export interface Prompt {
  actions: string[];
  plays: string[];
  may_pass: boolean;
  discard: number;
  deadline: number | null;
}

export type DealEvent =
  | { t: "Dealt" }
  | { t: "Bought"; buyer: Seat; seller: Seat; paid: string | null }
  | { t: "Answered"; seat: Seat }
  | { t: "GrabSettled"; seat: Seat | null }
  | { t: "Yielded"; seat: Seat; to: Seat; card: string | null }
  | { t: "Forced"; seat: Seat | null }
  | { t: "Enthroned"; seat: Seat }
  | { t: "Called"; seat: Seat; kind: string; shown: number }
  | { t: "OpenSolo"; seat: Seat }
  | { t: "GuardOpen"; seat: Seat }
  | { t: "Rebelled"; guard: Seat | null; rebels: Seat[] }
  | { t: "Kicked" }
  | { t: "Named"; seat: Seat; kind: string }
  | { t: "Discarded"; seat: Seat; cards: string | null; count: number }
  | { t: "Renamed"; seat: Seat; kind: string | null }
  | { t: "Played"; seat: Seat; cards: string }
  | { t: "Passed"; seat: Seat }
  | { t: "Revealed"; guard: Seat | null }
  | { t: "WentOut"; seat: Seat; place: number }
  | { t: "Smothered"; seat: Seat }
  | { t: "TrickEnded"; leader: Seat }
  | { t: "Ended"; points: number[]; winner: Winner; places: number[]; hands: string[] }
  | { t: "Voided" };

export interface Player { name: string; bot: boolean }

export type ServerMessage =
  | { t: "hello"; protocol: number; now: number; table: string; seat: Seat | null; names: Player[]; rules: string; options: Options }
  | { t: "snapshot"; version: number; deal: number; view: SeatView; prompt: Prompt | null }
  | { t: "update"; version: number; deal: number; events: DealEvent[]; view: SeatView; prompt: Prompt | null }
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
  | { t: "ping"; id: number };
