import { finish, runOtherDays, runProject, runStaticChecks } from './stages.ts';

/** `npm run verify`: am I done? Everything but the browser journeys. */
finish([await runStaticChecks(), runProject('unit'), runOtherDays(), runProject('integration')]);
