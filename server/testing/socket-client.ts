import type { SocketIn, SocketOut } from '@jyotiratna/contract';
import { WebSocket } from 'ws';

export type SocketClient = ReturnType<typeof openSocketClient>;

/** A client of the sessions' WebSocket protocol. */
export function openSocketClient(url: string, headers: Record<string, string>) {
  const socket = new WebSocket(url, { headers });
  const came: SocketOut[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const rejected = new Promise<number>((resolve) =>
    socket.on('unexpected-response', (_, reply) => {
      reply.resume();
      // The server also closes a rejected connection, so that none is left open.
      reply.socket.on('close', () => resolve(reply.statusCode ?? 0));
    }),
  );
  const open = new Promise<void>((resolve) => socket.on('open', () => resolve()));
  socket.on('error', () => {});
  socket.on('message', (frame) => void came.push(JSON.parse(String(frame))));
  return {
    ...{ socket, came, closed, rejected, open },
    send: (frame: SocketIn) => socket.send(JSON.stringify(frame)),
    /** The content of all received messages, in order of arrival. */
    contents: () =>
      came
        .flatMap((frame) =>
          frame.type === 'messages' || frame.type === 'joined' ? frame.messages : [],
        )
        .map(
          ({ seq, content }) => `${seq} ${content.kind === 'text' ? content.text : content.kind}`,
        ),
  };
}
