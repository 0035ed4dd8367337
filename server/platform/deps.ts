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
 * The dependencies of all parts of the shop: a rule is `(deps, actor, input) => result`,
 * independent of HTTP and SQL. A domain declares further ones where they are created (`declare
 * module`), so that this module depends on no domain; `boot/deps.ts` creates all.
 */
export interface Deps {
  env: Env;
  db: Database;
  /** Reads public data and reports; never data that is charged, counted or modified. */
  replica: Replica;
  clock: Clock;
  log: Log;
  images: Images;
  mail: Mailer;
  /** Committed cache invalidations of all processes. */
  changes: Changes;
  /** Worker threads for documents and images. */
  workers: Workers;
}
