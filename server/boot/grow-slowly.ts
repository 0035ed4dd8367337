import { setFlagsFromString } from 'node:v8';

/**
 * By how many percent the heap may grow beyond what is in use before its garbage is collected, in every thread. V8's own answer on a
 * quick machine is three times as much as is in use: a shop of 90 MB grew to 230. With less than is in use (40) memory came to a tenth
 * less still, but PDFs took a fifth longer and readers beside a crawler waited 50 ms instead of 38. The imports of the shop are
 * garbage in part, so this is the first of them.
 */
setFlagsFromString('--heap-growing-percent=100');
