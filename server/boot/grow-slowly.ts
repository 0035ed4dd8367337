import { setFlagsFromString } from 'node:v8';

/**
 * By how many percent the heap may grow beyond what is in use before its garbage is collected, in every thread. V8's own answer on a
 * quick machine is three times as much as is in use: a shop of 90 MB grew to 230. Each of 100, 70 and 50 takes some 20 MB less under
 * load than the one before, and 3 % more of the CPU for pages that were never made. The imports of the shop are garbage in part, so
 * this is the first of them.
 */
setFlagsFromString('--heap-growing-percent=50');
