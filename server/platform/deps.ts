import type { IdentityProvider } from '../accounts/google/provider/identity.ts';
import type { Workers } from '../boot/workers/workers.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Gate } from '../checkout/gate.ts';
import type { Places } from '../kundli/places/places.ts';
import type { KundliProvider } from '../kundli/provider/kundli-provider.ts';
import type { Providers } from '../payments/providers.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/open-database.ts';
import type { Env } from './env.ts';
import type { Images } from './images/images.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';

/** What services work with. Every service is `(deps, actor, input) => result`; none imports fastify. */
export type Deps = {
  env: Env;
  db: Database;
  clock: Clock;
  log: Log;
  /** Public reads, by catalogue version. */
  catalogue: CatalogueCache;
  images: Images;
  places: Places;
  /** Threads for documents and drawings. */
  workers: Workers;
  /** An outside kundli service; null where the shop's own engine answers alone. */
  kundliProvider: KundliProvider | null;
  mail: Mailer;
  /** Sign-in with Google; null where it is not set up. */
  google: IdentityProvider | null;
  /** Orders being made at once in this process. */
  checkoutGate: Gate;
} & Providers;
