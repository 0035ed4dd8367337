import type { SocketIn, SocketOut } from '@jyotiratna/contract';
import { itemAt } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

export type SessionConnection = {
  /** False where the connection is down: send it by another route, or retry when it is up. */
  send: (frame: SocketIn) => boolean;
  isUp: () => boolean;
  close: () => void;
};

/** The shop's messages on a connection, without heartbeats. */
export type Frame = Exclude<SocketOut, { type: 'pong' }>;

type Events = {
  onUp: (line: SessionConnection) => void;
  onDown: () => void;
  onFrame: (frame: Frame) => void;
  /** Any frame of the shop, heartbeats included. */
  onReceive?: () => void;
};

/**
 * Ms before the next try, by how many have failed; half as much again at most, so that not all
 * browsers try at once.
 */
const pauses = [300, 1000, 2000, 5000];
/**
 * Ms without a frame after which a heartbeat is sent, and its timeout in ms. A browser reports
 * neither the shop's pings nor a silently dead connection, as on a phone that changes networks:
 * the total of both is the detection time.
 */
export const heartbeatLimits = { everyMs: 5_000, timeoutMs: 8_000 } as const;

/**
 * A socket to the shop that is opened again whenever it breaks or falls silent, until it is closed.
 */
export function openConnection({
  onUp,
  onDown,
  onFrame,
  onReceive: onHeard,
}: Events): SessionConnection {
  let socket: WebSocket | null = null;
  let failed = 0;
  let closed = false;
  /** The one pending timer: a heartbeat, its timeout, or the next reconnect. */
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
      removeEventListener('offline', lose);
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
    next(lose, heartbeatLimits.timeoutMs);
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
      if (isCurrent()) lose();
    };
  }

  /** Closes the current socket, regardless of its state in the browser. */
  function lose(): void {
    const lost = socket;
    if (!lost) return;
    socket = null;
    next(connect, itemAt(pauses, Math.min(failed, pauses.length - 1)) * (1 + Math.random() / 2));
    failed += 1;
    lost.close();
    onDown();
  }

  /** Sends a heartbeat, or reconnects at once where the connection was closed. */
  function check(): void {
    if (!socket) connect();
    else if (line.send({ type: 'ping' })) next(lose, heartbeatLimits.timeoutMs);
  }

  addEventListener('online', check);
  addEventListener('offline', lose);
  document.addEventListener('visibilitychange', check);
  connect();
  return line;
}
