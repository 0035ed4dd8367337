import { finish, runOtherDays, runProject, runStaticChecks } from './stages.ts';

/**
 * `npm run verify`: am I done? Everything but the browser journeys, on one database: PostgreSQL
 * where the machine has it, else the embedded one. `npm test` runs all of it on both.
 */
finish([
  await runStaticChecks(),
  runProject('unit'),
  runOtherDays(),
  runProject('integration', { TEST_DATABASES: 'one' }),
]);
