import type { Clock } from './clock.ts';
import type { Database } from './database/open-database.ts';
import type { Replica } from './database/replica.ts';
import type { Env } from './env.ts';
import type { Images } from './images/images.ts';
import type { Changes } from './kept/changes.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Workers } from './workers/workers.ts';

/**
 * What every part of the shop works with: a rule is `(deps, actor, input) => result` and knows neither HTTP nor SQL. A domain
 * that brings more adds it where it is made (`declare module`), so that nothing here knows a domain; `boot/deps.ts` joins all.
 */
export interface Deps {
  env: Env;
  db: Database;
  /** Reads of what everyone sees and of reports; never of what is charged, counted or written. */
  replica: Replica;
  clock: Clock;
  log: Log;
  images: Images;
  mail: Mailer;
  /** Committed changes of what is kept, of this process and of others. */
  changes: Changes;
  /** Threads for documents and drawings. */
  workers: Workers;
}
