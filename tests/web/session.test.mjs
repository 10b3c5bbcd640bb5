import assert from "node:assert/strict";
import test from "node:test";
import { Session } from "../../src/baohuang/web/net/session.js";

function start() {
  const log = { sent: [], states: [], answers: [], hellos: 0 };
  const session = new Session("tab", {
    send: (frame) => log.sent.push(frame),
    onHello: () => log.hellos++,
    onState: (state) => log.states.push(state.version),
    onAnswer: (act, answer) => log.answers.push([act.action, answer.ok, answer.error]),
  });
  return { session, log };
}

const snapshot = (version) => ({ t: "snapshot", version, deal: 1, view: {}, prompt: null });
const update = (version) => ({ t: "update", version, deal: 1, events: [], view: {}, prompt: null });

function meet(session, log, messages) {
  session.opened();
  session.receive({ t: "hello" });
  const ping = log.sent.at(-1);
  messages.forEach((message) => session.receive(message));
  session.receive({ t: "pong", id: ping.id, now: 0 });
}

test("a connection tells the last version that it has seen", () => {
  const { session, log } = start();
  meet(session, log, [snapshot(7)]);
  session.closed();
  session.opened();
  assert.deepEqual(log.sent.filter((frame) => frame.t === "hello").map((frame) => frame.last), [null, 7]);
});

test("a gap asks for what was missed, once", () => {
  const { session, log } = start();
  meet(session, log, [snapshot(3)]);
  [4, 6, 7].forEach((version) => session.receive(update(version)));
  assert.deepEqual(log.states, [3, 4]);
  assert.deepEqual(log.sent.filter((frame) => frame.t === "resume"), [{ t: "resume", last: 4 }]);
  [5, 6, 7].forEach((version) => session.receive(update(version)));
  assert.deepEqual(log.states, [3, 4, 5, 6, 7]);
});

test("every act is answered once, and one waits at a time", () => {
  const { session, log } = start();
  meet(session, log, [snapshot(1)]);
  assert.equal(session.act("pass"), true);
  assert.equal(session.act("pass"), false);
  const { id } = log.sent.at(-1);
  session.receive({ t: "ack", id, version: 2 });
  session.receive({ t: "ack", id, version: 2 });
  assert.deepEqual(log.answers, [["pass", true, undefined]]);
});

test("an act made offline is sent when nothing has happened meanwhile", () => {
  const { session, log } = start();
  meet(session, log, [snapshot(1)]);
  session.closed();
  session.act("play 9c");
  assert.equal(log.sent.filter((frame) => frame.t === "act").length, 0);
  meet(session, log, []);
  assert.deepEqual(log.sent.filter((frame) => frame.t === "act").map((frame) => frame.action), ["play 9c"]);
});

test("an act unanswered when the link broke is lost once the table has moved on", () => {
  const { session, log } = start();
  meet(session, log, [snapshot(1)]);
  session.act("pass");
  session.closed();
  meet(session, log, [update(2), update(3)]);
  assert.deepEqual(log.answers, [["pass", false, "lost"]]);
  assert.equal(log.sent.filter((frame) => frame.t === "act").length, 1);
});

test("a refusal carries its message", () => {
  const { session, log } = start();
  meet(session, log, [snapshot(1)]);
  session.act("play 3c");
  session.receive({ t: "rej", id: log.sent.at(-1).id, error: "held-back", message_id: "error-held-back", version: 1 });
  assert.deepEqual(log.answers, [["play 3c", false, "held-back"]]);
});

test("a wish is answered once, with the code of a refusal or null, also when the link breaks", () => {
  const { session, log } = start();
  const answers = [];
  session.wish({ t: "stand" }, (error) => answers.push(error));
  meet(session, log, []);
  session.wish({ t: "sit", seat: 2 }, (error) => answers.push(error));
  const { id } = log.sent.at(-1);
  session.receive({ t: "rej", id, error: "full", message_id: "error-full", version: 0 });
  session.wish({ t: "start" }, (error) => answers.push(error));
  session.receive({ t: "ack", id: log.sent.at(-1).id, version: 0 });
  session.receive({ t: "ack", id: log.sent.at(-1).id, version: 0 });
  session.wish({ t: "ready", ready: true }, (error) => answers.push(error));
  session.closed();
  assert.deepEqual(answers, ["offline", "full", null, "lost"]);
});
