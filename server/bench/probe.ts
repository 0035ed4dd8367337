import { parentPort, workerData } from 'node:worker_threads';

const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const times: number[] = [];

const timer = setInterval(async () => {
  const begun = performance.now();
  const reply = await fetch(url, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  times.push(performance.now() - begun);
}, 20);

parentPort?.once('message', () => {
  clearInterval(timer);
  parentPort?.postMessage(times);
});
