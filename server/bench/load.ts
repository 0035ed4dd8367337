import { setPriority } from 'node:os';
import autocannon from 'autocannon';

// The load of a page, from a process that yields to the shop and to the probe: real readers
// have machines of their own, while on two cores the load generator would delay a response,
// which would be attributed to the shop.
setPriority(10);
const { requests, latency, non2xx, errors, duration } = await autocannon(
  JSON.parse(process.argv[2]!),
);
process.send?.({ requests, latency, non2xx, errors, duration });
process.disconnect?.();
