import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const paths = ['/', '/remedies', '/kundli', '/healers'];
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let requests = 0;

/**
 * Makes one request; a refused connection means that the process was killed, and counts no latency.
 */
function request(): void {
  requests += 1;
  const start = performance.now();
  const call = get(`${url}${paths[requests % paths.length]}`, { headers, agent }, (reply) => {
    reply.on('error', () => {});
    reply.resume().once('end', () => times.push(performance.now() - start));
  });
  call.on('error', () => {});
}

const timer = setInterval(request, 50);
parentPort?.once('message', () => {
  clearInterval(timer);
  agent.destroy();
  parentPort?.postMessage(times);
});
