import { setPriority } from 'node:os';
import autocannon from 'autocannon';

// The load of a page, from a process that yields to the shop and to the probe: readers have machines of their own, while on two cores
// their making would keep a reply from its reader, who would seem to have waited for the shop.
setPriority(10);
const { requests, latency, non2xx, errors, duration } = await autocannon(JSON.parse(process.argv[2]!));
process.send?.({ requests, latency, non2xx, errors, duration });
process.disconnect?.();
