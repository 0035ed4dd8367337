import type { SocketIn, SocketOut } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

export type SessionConnection = {
  /**
   * False while the connection is down: send the frame by another route, or retry once it is up.
   */
  send: (frame: SocketIn) => boolean;
  isUp: () => boolean;
  close: () => void;
};

/** The server's frames on a connection, without heartbeats. */
export type Frame = Exclude<SocketOut, { type: 'pong' }>;

type Events = {
  onUp: (line: SessionConnection) => void;
  onDown: () => void;
  onFrame: (frame: Frame) => void;
  /** Called for any frame from the server, heartbeats included. */
  onActivity?: () => void;
};

/**
 * Ms before the next attempt, by the number of failed ones; jitter adds up to half of it, so that
 * not all browsers reconnect at once.
 */
const pauses = [300, 1000, 2000, 5000];
/**
 * Ms without a frame after which a heartbeat is sent, and the timeout of its response in ms. A
 * browser reports neither the server's pings nor a silently dead connection, as on a phone that
 * changes networks: the sum of both is the detection time.
 */
export const heartbeatLimits = { everyMs: 5_000, timeoutMs: 8_000 } as const;

/**
 * A WebSocket to the server that reconnects with backoff after a disconnect or a heartbeat timeout,
 * until it is closed.
 */
export function openConnection({
  onUp,
  onDown,
  onFrame,
  onActivity: onHeard,
}: Events): SessionConnection {
  let socket: WebSocket | null = null;
  let failed = 0;
  let closed = false;
  /** The only pending timer: a heartbeat, its timeout, or the next reconnect. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line: SessionConnection = {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    isUp: () => socket?.readyState === WebSocket.OPEN,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', check);
      removeEventListener('offline', disconnect);
      document.removeEventListener('visibilitychange', check);
      socket?.close();
    },
  };
  const next = (task: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(task, ms);
  };

  function connect(): void {
    const origin = location.origin.replace(/^http/, 'ws');
    const opening = new WebSocket(`${origin}/api/consultations/socket?locale=${language.code}`);
    socket = opening;
    next(disconnect, heartbeatLimits.timeoutMs);
    const isCurrent = () => socket === opening && !closed;
    opening.onopen = () => {
      if (!isCurrent()) return;
      next(check, heartbeatLimits.everyMs);
      onHeard?.();
      onUp(line);
    };
    opening.onmessage = ({ data }) => {
      if (!isCurrent()) return;
      failed = 0;
      next(check, heartbeatLimits.everyMs);
      onHeard?.();
      const frame: SocketOut = JSON.parse(data);
      if (frame.type !== 'pong') onFrame(frame);
    };
    opening.onclose = () => {
      if (isCurrent()) disconnect();
    };
  }

  /**
   * Drops the current socket, schedules a reconnect with backoff and jitter, and reports the
   * disconnect, without waiting for the browser's close event.
   */
  function disconnect(): void {
    const closing = socket;
    if (!closing) return;
    socket = null;
    next(connect, itemAt(pauses, Math.min(failed, pauses.length - 1)) * (1 + Math.random() / 2));
    failed += 1;
    closing.close();
    onDown();
  }

  /** Sends a heartbeat; reconnects at once if there is no connection. */
  function check(): void {
    if (!socket) connect();
    else if (line.send({ type: 'ping' })) next(disconnect, heartbeatLimits.timeoutMs);
  }

  addEventListener('online', check);
  addEventListener('offline', disconnect);
  document.addEventListener('visibilitychange', check);
  connect();
  return line;
}
