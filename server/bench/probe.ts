import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A client that requests the page every few ms. A request that is due while a response is pending
// is answered by the next response, but measured from its due time: otherwise a pause of the server
// would count only once (coordinated omission).

const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const everyMs = 5;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let pending: number[] = [];
let inFlight = false;

function request(): void {
  if (inFlight || pending.length === 0) return;
  inFlight = true;
  const responded = pending;
  pending = [];
  get(url, { headers, agent }, (reply) => {
    if (reply.statusCode! >= 400) throw new Error(`${url} answered ${reply.statusCode}`);
    reply.resume().once('end', () => {
      const now = performance.now();
      times.push(...responded.map((start) => now - start));
      inFlight = false;
      request();
    });
  });
}

const timer = setInterval(() => {
  pending.push(performance.now());
  request();
}, everyMs);

parentPort?.once('message', () => {
  clearInterval(timer);
  parentPort?.postMessage(times);
});
