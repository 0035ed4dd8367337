import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';

// The load of a page. It yields to the shop and to the probe (on Linux a thread has a priority of its own): readers have machines of their own,
// while on two cores their making would keep a reply from its reader, who would seem to have waited for the shop.
setPriority(10);
const { requests, latency, non2xx, errors, duration } = await autocannon(workerData as autocannon.Options);
parentPort?.postMessage({ requests, latency, non2xx, errors, duration });
