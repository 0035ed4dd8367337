import { expired, readAllowed } from './audit.ts';
import { finish, runJourneys, runOtherDays, runProject, runStaticChecks } from './stages.ts';

// A day that has passed is no failed test: the scheduled audit fails of it.
for (const line of expired(readAllowed(), new Date().toISOString().slice(0, 10)))
  console.warn(`Warning: ${line}`);

/**
 * `npm test`: everything, the quick checks first. The browser journeys run alone, so that they
 * measure only themselves.
 */
finish([
  await runStaticChecks(),
  runProject('unit'),
  runOtherDays(),
  runProject('integration'),
  runJourneys(),
]);
