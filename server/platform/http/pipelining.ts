import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of pipelined requests on a connection. Browsers and nginx do not pipeline. */
export const maxPipelined = 100;

type Exchange = [request: IncomingMessage, response: ServerResponse];

/**
 * Handles the requests of each connection one after the other. Node emits 'request' for all
 * requests in a chunk (HTTP/1.1 pipelining, RFC 9112, 9.3.2), and a response that is computed ahead
 * stays in memory until earlier ones are sent. Here the next request is handled when the previous
 * response was passed to the operating system, so a client that does not read causes neither work
 * nor memory beyond one response. A client that sends more than `maxPipelined` requests ahead is
 * disconnected.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Exchange[]>();
  const soon = oneEachTurn();

  function handle(queue: Exchange[], socket: Socket, [request, response]: Exchange): void {
    response.once('close', () => {
      if (queue.length === 0) queues.delete(socket);
      else soon(() => handleNext(queue, socket));
    });
    listener(request, response);
  }

  function handleNext(queue: Exchange[], socket: Socket): void {
    const next = queue.shift();
    // The previous response may have closed the connection (`connection: close`), or the client has
    // disconnected.
    if (next && socket.writable) handle(queue, socket, next);
    else queue.length = 0;
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queues.get(socket);
    if (!queue) {
      const empty: Exchange[] = [];
      queues.set(socket, empty);
      handle(empty, socket, [request, response]);
    } else if (queue.length < maxPipelined) queue.push([request, response]);
    else {
      queue.length = 0;
      socket.destroy();
    }
  };
}

/**
 * Runs one task in each turn of the event loop, so that other connections are served in between.
 */
function oneEachTurn(): (task: () => void) => void {
  const tasks: (() => void)[] = [];
  const run = () => {
    tasks[0]?.();
    tasks.shift();
    if (tasks.length > 0) setImmediate(run);
  };
  return (task) => {
    if (tasks.push(task) === 1) setImmediate(run);
  };
}
