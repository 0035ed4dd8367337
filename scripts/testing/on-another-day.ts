import { setClock } from './set-clock.ts';

// Set-up of the unit tests on other dates; scripts/other-days.config.ts defines date and time zone.
const { CLOCK_STARTS_AT: moment = '', TZ: zone } = process.env;
setClock(moment);
const at = new Date(moment);
if (at.toLocaleString('en') !== at.toLocaleString('en', { timeZone: zone }))
  throw new Error(`The zone is not ${zone}`);
