import type { SocketIn, SocketOut } from '@jyotiratna/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heartbeatLimits, openConnection, type SessionConnection } from './open-connection.ts';

/** A fake of the browser's socket; the test controls its messages and disconnects. */
class BrowserSocket {
  static readonly OPEN = 1;
  static opened: BrowserSocket[] = [];
  readyState = 0;
  sent: SocketIn[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_event: { data: string }) => {};
  constructor() {
    BrowserSocket.opened.push(this);
  }
  send = (frame: string) => void this.sent.push(JSON.parse(frame));
  /** Simulates a dead connection: the closing handshake gets no response. */
  close = () => {
    this.readyState = 2;
  };
  open() {
    this.readyState = 1;
    this.onopen();
  }
  deliver = (frame: SocketOut) => this.onmessage({ data: JSON.stringify(frame) });
}

const last = () => BrowserSocket.opened.at(-1)!;
let line: SessionConnection;
const on = { onUp: vi.fn(), onDown: vi.fn(), onFrame: vi.fn(), onActivity: vi.fn() };
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  BrowserSocket.opened = [];
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.stubGlobal('location', { origin: 'http://shop.example' });
  vi.stubGlobal('document', page);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  line = openConnection(on);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('the connection of a session', () => {
  it('is detected as dead within 15 s without data, and is reopened', () => {
    last().open();
    vi.advanceTimersByTime(heartbeatLimits.everyMs);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    last().deliver({ type: 'pong' });
    expect(on.onFrame, 'a heartbeat is no frame of a session').not.toHaveBeenCalled();
    expect(on.onActivity).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(15_000);
    expect(on.onDown).toHaveBeenCalledOnce();
    expect(line.isUp()).toBe(false);
    expect(BrowserSocket.opened).toHaveLength(2);
    last().open();
    expect(on.onUp).toHaveBeenCalledTimes(2);
    expect(line.isUp()).toBe(true);
  });

  it('stays connected on any frame, and ignores an abandoned socket', () => {
    const first = last();
    first.open();
    for (let second = 0; second < 60; second += 4) {
      vi.advanceTimersByTime(4_000);
      first.deliver({ type: 'typing', id: 'con_1', sender: 'healer' });
    }
    expect(on.onDown).not.toHaveBeenCalled();
    expect(first.sent, 'who is heard need not be asked').toEqual([]);
    vi.advanceTimersByTime(15_000);
    on.onFrame.mockClear();
    first.deliver({ type: 'typing', id: 'con_1', sender: 'healer' });
    first.onclose();
    expect(on.onFrame).not.toHaveBeenCalled();
    expect(on.onDown).toHaveBeenCalledOnce();
  });

  it('is aborted if it never opens, with longer backoff after each failure', () => {
    const at: number[] = [];
    for (let count = 1; count < 8; count += 1) {
      vi.advanceTimersByTime(heartbeatLimits.timeoutMs);
      const from = Date.now();
      while (BrowserSocket.opened.length === count) vi.advanceTimersByTime(50);
      at.push(Date.now() - from);
    }
    expect(at[0]).toBeLessThan(600);
    expect(at.at(-1)).toBeGreaterThanOrEqual(5_000);
    expect(at.at(-1)).toBeLessThanOrEqual(7_600);
  });

  it('keeps the backoff growing if it is closed right after opening', () => {
    for (let count = 0; count < 4; count += 1) {
      last().open();
      last().onclose();
      vi.advanceTimersByTime(8_000);
    }
    const { length } = BrowserSocket.opened;
    last().open();
    last().onclose();
    vi.advanceTimersByTime(4_000);
    expect(BrowserSocket.opened).toHaveLength(length);
  });

  it('is closed at once when the browser goes offline, and reopened at once when it is online', () => {
    last().open();
    page.dispatchEvent(new Event('offline'));
    expect(on.onDown).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event('online'));
    expect(BrowserSocket.opened).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(BrowserSocket.opened, 'the next try was this one').toHaveLength(2);
  });

  it('is checked as soon as the page is visible again', () => {
    last().open();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(heartbeatLimits.timeoutMs);
    expect(on.onDown).toHaveBeenCalledOnce();
  });
});
