import { expect, it } from 'vitest';
import { createLive, type LiveEvent } from './live.ts';

const at = new Date(0).toISOString();
const message = (seq: number, text: string): LiveEvent => ({
  id: 'con_1',
  to: ['meera'],
  type: 'message',
  message: {
    seq,
    clientId: `message-${seq}`,
    sender: 'healer',
    content: { kind: 'text', text },
    at,
  },
});

/** Two processes; `carry` delivers the pending notification. */
function twoProcesses() {
  const sent: string[] = [];
  let arrive = () => {};
  const first = createLive((message) => {
    sent.push(message);
    return new Promise<void>((done) => {
      arrive = () => {
        second.handleMessage(message);
        first.handleMessage(message);
        done();
      };
    });
  });
  const second = createLive(null);
  const received: LiveEvent[] = [];
  second.subscribe('meera', (event) => received.push(event));
  const carry = async () => {
    const now = arrive;
    arrive = () => {};
    now();
    await new Promise((done) => setImmediate(done));
  };
  return { here: first, sent, received, carry };
}

it('publishes to this process at once and to the other in order, including events during a notification', async () => {
  const { here: current, sent, received, carry } = twoProcesses();
  const own: LiveEvent[] = [];
  current.subscribe('meera', (event) => own.push(event));
  for (let seq = 1; seq <= 20; seq += 1) current.publish(message(seq, 'Namaste'));
  expect(own).toHaveLength(20);
  expect(sent).toHaveLength(1);
  await carry();
  await carry();
  expect(sent).toHaveLength(2);
  expect(received).toEqual(own);
  expect(own, 'its own notification tells it nothing').toHaveLength(20);
});

it('never exceeds the database’s limit of a notification, and omits a message that does not fit', async () => {
  const { here: current, sent, received, carry } = twoProcesses();
  for (let seq = 1; seq <= 9; seq += 1)
    current.publish(message(seq, 'क'.repeat(seq === 5 ? 2_900 : 600)));
  for (let turn = 0; turn < 9; turn += 1) await carry();
  expect(received.map((event) => event.type === 'message' && event.message?.seq)).toEqual([
    ...[1, 2, 3, 4, undefined, 6, 7, 8, 9],
  ]);
  for (const message of sent) expect(Buffer.byteLength(message)).toBeLessThan(8_000);
  expect(sent.length).toBeLessThan(9);
});

it('continues after a failed notification', async () => {
  const sent: string[] = [];
  const live = createLive(async (message) => {
    sent.push(message);
    if (sent.length === 1) throw new Error('The database is away.');
  });
  live.publish(message(1, 'lost'));
  live.publish(message(2, 'told'));
  await new Promise((done) => setImmediate(done));
  expect(sent).toHaveLength(2);
});
