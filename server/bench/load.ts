import { setPriority } from 'node:os';
import autocannon from 'autocannon';

// Generates load on a page at low priority: real clients run on machines of their own, while on two
// cores the load generator would delay responses, which would be attributed to the shop.
setPriority(10);
const { requests, latency, non2xx, errors, duration } = await autocannon(
  JSON.parse(process.argv[2]!),
);
process.send?.({ requests, latency, non2xx, errors, duration });
process.disconnect?.();
