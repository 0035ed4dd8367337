import type { Changes } from './cache/changes.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/open-database.ts';
import type { Replica } from './database/replica.ts';
import type { Mailer } from './email/mailer.ts';
import type { Env } from './env.ts';
import type { Images } from './images/images.ts';
import type { Log } from './log.ts';
import type { Workers } from './workers/workers.ts';

/**
 * The dependencies of every part of the shop: a rule is `(deps, actor, input) => result` and is
 * independent of HTTP and SQL. A domain with further ones adds them where they are created
 * (`declare module`), so that this module depends on no domain; `boot/deps.ts` joins all.
 */
export interface Deps {
  env: Env;
  db: Database;
  /** Reads for public data and for reports; never for charged, counted or modified data. */
  replica: Replica;
  clock: Clock;
  log: Log;
  images: Images;
  mail: Mailer;
  /** Committed cache invalidations, of this process and of others. */
  changes: Changes;
  /** Threads for documents and drawings. */
  workers: Workers;
}
