import { finish, runProject, runStaticChecks } from './stages.ts';

/** `npm test`: everything, the quick checks first. The browser journeys run alone, so that they measure only themselves. */
finish([runStaticChecks(), runProject('unit'), runProject('integration'), runProject('journeys')]);
