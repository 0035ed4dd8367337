import { expect, it } from 'vitest';
import { createLive, type LiveEvent } from './live.ts';

const at = new Date(0).toISOString();
const said = (seq: number, text: string): LiveEvent => ({
  id: 'con_1',
  to: ['meera'],
  what: 'message',
  message: { seq, clientId: `message-${seq}`, sender: 'healer', content: { kind: 'text', text }, at },
});

/** Two processes; `carry` lets the notification that is under way arrive. */
function twoProcesses() {
  const sent: string[] = [];
  let arrive = () => {};
  const here = createLive((message) => {
    sent.push(message);
    return new Promise<void>((done) => {
      arrive = () => {
        there.hear(message);
        here.hear(message);
        done();
      };
    });
  });
  const there = createLive(null);
  const received: LiveEvent[] = [];
  there.subscribe('meera', (event) => received.push(event));
  const carry = async () => {
    const now = arrive;
    arrive = () => {};
    now();
    await new Promise((done) => setImmediate(done));
  };
  return { here, sent, heard: received, carry };
}

it('tells this process at once and the other in order, with all that came while a notification was under way', async () => {
  const { here, sent, heard: received, carry } = twoProcesses();
  const own: LiveEvent[] = [];
  here.subscribe('meera', (event) => own.push(event));
  for (let seq = 1; seq <= 20; seq += 1) here.publish(said(seq, 'Namaste'));
  expect(own).toHaveLength(20);
  expect(sent).toHaveLength(1);
  await carry();
  await carry();
  expect(sent).toHaveLength(2);
  expect(received).toEqual(own);
  expect(own, 'its own notification tells it nothing').toHaveLength(20);
});

it('sends no notification that is longer than the database takes, and no words that do not fit', async () => {
  const { here, sent, heard: received, carry } = twoProcesses();
  for (let seq = 1; seq <= 9; seq += 1) here.publish(said(seq, 'क'.repeat(seq === 5 ? 2_900 : 600)));
  for (let turn = 0; turn < 9; turn += 1) await carry();
  expect(received.map((event) => event.what === 'message' && event.message?.seq)).toEqual([
    ...[1, 2, 3, 4, undefined, 6, 7, 8, 9],
  ]);
  for (const message of sent) expect(Buffer.byteLength(message)).toBeLessThan(8_000);
  expect(sent.length).toBeLessThan(9);
});

it('goes on after a notification that failed', async () => {
  const sent: string[] = [];
  const live = createLive(async (message) => {
    sent.push(message);
    if (sent.length === 1) throw new Error('The database is away.');
  });
  live.publish(said(1, 'lost'));
  live.publish(said(2, 'told'));
  await new Promise((done) => setImmediate(done));
  expect(sent).toHaveLength(2);
});
