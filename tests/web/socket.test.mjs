import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { connect } from "../../src/baohuang/web/net/socket.js";

/** A socket that does what the test tells it. */
class Fake {
  static OPEN = 1;
  static made = [];
  readyState = 0;
  sent = [];
  constructor(url) {
    this.url = url;
    Fake.made.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close(code) {
    this.readyState = 3;
    this.onclose?.({ code: code ?? 1006 });
  }
  arrive(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
}

const HELLO = { t: "hello", protocol: 1, now: 0, table: "t", seat: 0, names: [], rules: "qingdao", options: {} };
const PATIENT = 60_000;

/** Lets time go by in small steps, so that what a timer starts has its time too. */
function wait(milliseconds) {
  for (let gone = 0; gone < milliseconds; gone += 100) mock.timers.tick(100);
}

function meet() {
  const links = [];
  const wire = connect("ws://x/", "tab", { onLink: (link) => links.push(link), onHello() {}, onState() {}, onAnswer() {} });
  return { links, wire };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Fake.made = [];
  globalThis.WebSocket = Fake;
  globalThis.document = { addEventListener() {}, removeEventListener() {}, visibilityState: "visible" };
  globalThis.addEventListener = () => {};
  globalThis.removeEventListener = () => {};
});

test("a socket that never opens is given up for another", () => {
  const { links, wire } = meet();
  wait(5_000);
  assert.deepEqual(links, ["connecting", "waiting"]);
  wait(500);
  assert.equal(Fake.made.length, 2);
  wire.close();
});

test("a table that says nothing after the hello is asked again over another socket", () => {
  const { wire } = meet();
  Fake.made[0].open();
  assert.equal(Fake.made[0].sent[0].t, "hello");
  wait(5_500);
  Fake.made[1].open();
  assert.equal(Fake.made[1].sent[0].t, "hello");
  wire.close();
});

test("each try waits longer, so that a slow net gets through", () => {
  const { wire } = meet();
  wait(5_500);
  wait(9_000);
  assert.equal(Fake.made.length, 2);
  wait(2_500);
  assert.equal(Fake.made.length, 3);
  wire.close();
});

test("a greeted link stays as long as it answers pings", () => {
  const { links, wire } = meet();
  Fake.made[0].open();
  Fake.made[0].arrive(HELLO);
  for (let gone = 0; gone < PATIENT; gone += 1_000) {
    for (const { t, id } of Fake.made[0].sent.splice(0)) if (t === "ping") Fake.made[0].arrive({ t: "pong", id, now: 0 });
    wait(1_000);
  }
  assert.deepEqual([Fake.made.length, links], [1, ["connecting", "online"]]);
  wire.close();
});

test("a link that answers no ping is dead", () => {
  const { links, wire } = meet();
  Fake.made[0].open();
  Fake.made[0].arrive(HELLO);
  const [{ id }] = Fake.made[0].sent.filter(({ t }) => t === "ping");
  Fake.made[0].arrive({ t: "pong", id, now: 0 });
  wait(28_000);
  assert.equal(links.at(-1), "waiting");
  wire.close();
});

test("what an abandoned socket still brings is not heard", () => {
  const { links, wire } = meet();
  wait(5_500);
  Fake.made[0].open();
  assert.deepEqual(Fake.made[0].sent, []);
  Fake.made[0].arrive(HELLO);
  assert.equal(links.includes("online"), false);
  wire.close();
});

test("a table open elsewhere is not fought for", () => {
  const { links, wire } = meet();
  Fake.made[0].open();
  Fake.made[0].arrive(HELLO);
  Fake.made[0].close(4001);
  wait(PATIENT);
  assert.deepEqual([Fake.made.length, links.at(-1)], [1, "replaced"]);
  wire.close();
});
