import { expired, readAllowed } from './audit.ts';
import { finish, runJourneys, runOtherDays, runProject, runStaticChecks } from './stages.ts';

// An expired entry only causes a warning here; the scheduled audit fails.
for (const line of expired(readAllowed(), new Date().toISOString().slice(0, 10)))
  console.warn(`Warning: ${line}`);

/**
 * `npm test`: everything, quick checks first. The end-to-end tests run alone, so that nothing
 * distorts their measurements.
 */
finish([
  await runStaticChecks(),
  runProject('unit'),
  runOtherDays(),
  runProject('integration'),
  runJourneys(),
]);
