import { finish, runOtherDays, runProject, runStaticChecks } from './stages.ts';

/**
 * `npm run verify`, before a commit: everything but the end-to-end tests, on one database:
 * PostgreSQL if installed, otherwise the embedded one. `npm test` runs everything on both.
 */
finish([
  await runStaticChecks(),
  runProject('unit'),
  runOtherDays(),
  runProject('integration', { TEST_DATABASES: 'one' }),
]);
