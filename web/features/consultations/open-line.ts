import type { SocketIn, SocketOut } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

export type Line = {
  /** False where the line is down: say it another way, or again when it is up. */
  send: (frame: SocketIn) => boolean;
  isUp: () => boolean;
  close: () => void;
};

type Events = { onUp: (line: Line) => void; onDown: () => void; onFrame: (frame: SocketOut) => void };

/** Ms before the next try, by how many have failed. */
const pauses = [300, 1000, 2000, 5000];

/** A socket to the shop that is opened again whenever it breaks, until it is closed. */
export function openLine({ onUp, onDown, onFrame }: Events): Line {
  let socket: WebSocket | null = null;
  let failed = 0;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line: Line = {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    isUp: () => socket?.readyState === WebSocket.OPEN,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', now);
      socket?.close();
    },
  };

  function connect(): void {
    clearTimeout(timer);
    const shop = location.origin.replace(/^http/, 'ws');
    const opening = new WebSocket(`${shop}/api/consultations/socket?locale=${language.code}`);
    socket = opening;
    opening.onopen = () => {
      failed = 0;
      onUp(line);
    };
    opening.onmessage = ({ data }) => onFrame(JSON.parse(data));
    opening.onclose = () => {
      if (closed || socket !== opening) return;
      socket = null;
      onDown();
      timer = setTimeout(connect, pauses[Math.min(failed, pauses.length - 1)]);
      failed += 1;
    };
  }
  const now = () => {
    if (!socket && !closed) connect();
  };
  addEventListener('online', now);
  connect();
  return line;
}
