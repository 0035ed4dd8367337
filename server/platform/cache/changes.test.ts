import { describe, expect, it } from 'vitest';
import { type Changes, createChanges, everything, type Touch } from './changes.ts';

/** Simulates processes on one database; the test controls the delivery of messages. */
function setUp(count = 1) {
  let version = 1;
  let time = 0;
  const sent: string[] = [];
  const store = {
    read: async () => version,
    increment: async (message: string) => {
      version += 1;
      sent.push(`${version} ${message}`);
      return version;
    },
  };
  const processes = Array.from({ length: count }, () => {
    const changes = createChanges(store, { checkEveryMs: 1000, now: () => time });
    const received: Touch[] = [];
    changes.onTouch((touch) => received.push(touch));
    return { changes, received };
  });
  return { processes, sent, pass: (ms: number) => (time += ms) };
}

const soft = { tags: ['product:a'], soft: true };
const all = { tags: [everything], soft: false };

async function readVersion(changes: Changes) {
  await changes.confirm();
}

describe('cache invalidations', () => {
  it('are visible immediately in the publishing process', async () => {
    const { processes } = setUp();
    await readVersion(processes[0]!.changes);
    await processes[0]!.changes.tell(soft);
    expect(processes[0]!.received).toEqual([soft]);
  });

  it('are received by another process, which then misses nothing when it reads the version', async () => {
    const { processes, sent, pass } = setUp(2);
    for (const { changes } of processes) await readVersion(changes);
    await processes[0]!.changes.tell(soft);
    processes[1]!.changes.handleMessage(sent[0]!);
    pass(1001);
    await readVersion(processes[1]!.changes);
    expect(processes[1]!.received).toEqual([soft]);
  });

  it('invalidate everything in a process that missed them, within a second', async () => {
    const { processes, pass } = setUp(2);
    for (const { changes } of processes) await readVersion(changes);
    await processes[0]!.changes.tell(soft);
    expect(processes[1]!.changes.isConfirmed()).toBe(true);
    pass(1001);
    expect(processes[1]!.changes.isConfirmed()).toBe(false);
    await readVersion(processes[1]!.changes);
    expect(processes[1]!.received).toEqual([all]);
  });

  it('may be received out of order, and more than once', async () => {
    const { processes, sent, pass } = setUp(2);
    for (const { changes } of processes) await readVersion(changes);
    for (let n = 0; n < 3; n += 1) await processes[0]!.changes.tell(soft);
    for (const at of [2, 0, 1, 1]) processes[1]!.changes.handleMessage(sent[at]!);
    pass(1001);
    await readVersion(processes[1]!.changes);
    expect(processes[1]!.received).not.toContainEqual(all);
  });

  it('are visible locally although the database does not accept the notification', async () => {
    const changes = createChanges({
      read: async () => 1,
      increment: () => Promise.reject(new Error('away')),
    });
    const received: Touch[] = [];
    changes.onTouch((touch) => received.push(touch));
    await expect(changes.tell(soft)).rejects.toThrow('away');
    expect(received).toEqual([soft]);
  });

  it('invalidate entries with their tag, entries that depend on everything, and nothing else', async () => {
    const { processes } = setUp();
    const { changes } = processes[0]!;
    const before = changes.moment();
    await changes.tell(soft);
    expect(changes.invalidatedAfter(before, ['product:a', 'list'])).toBe(true);
    expect(changes.invalidatedAfter(before, [everything])).toBe(true);
    expect(changes.invalidatedAfter(before, ['product:b'])).toBe(false);
    expect(changes.invalidatedAfter(changes.moment(), ['product:a'])).toBe(false);
  });

  it('conservatively invalidate all entries older than the recorded history', async () => {
    const { processes } = setUp();
    const { changes } = processes[0]!;
    const before = changes.moment();
    for (let n = 0; n < 2000; n += 1) await changes.tell(soft);
    expect(changes.invalidatedAfter(before, ['product:b'])).toBe(true);
  });
});
