import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A reader who wants the page every few ms. A wish that meets a reply still on its way is answered by the next one, and has waited since it
// was made: without that a pause of the server, in which many would have wished, would count once.

const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const everyMs = 5;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let wishes: number[] = [];
let asking = false;

function ask(): void {
  if (asking || wishes.length === 0) return;
  asking = true;
  const answered = wishes;
  wishes = [];
  get(url, { headers, agent }, (reply) => {
    if (reply.statusCode! >= 400) throw new Error(`${url} answered ${reply.statusCode}`);
    reply.resume().once('end', () => {
      const now = performance.now();
      times.push(...answered.map((since) => now - since));
      asking = false;
      ask();
    });
  });
}

const timer = setInterval(() => {
  wishes.push(performance.now());
  ask();
}, everyMs);

parentPort?.once('message', () => {
  clearInterval(timer);
  parentPort?.postMessage(times);
});
