import type { Env } from '../boot/env.ts';
import type { Database } from '../db/open-database.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityProvider } from '../ports/identity/identity.ts';
import type { Images } from '../ports/images/images.ts';
import type { KundliProvider } from '../ports/kundli-provider/kundli-provider.ts';
import type { Log } from '../ports/log.ts';
import type { Mailer } from '../ports/mail/mailer.ts';
import type { Payments } from '../ports/payments/payments.ts';
import type { Places } from '../ports/places/places.ts';
import type { Workers } from '../ports/workers/workers.ts';
import type { CatalogueCache } from './catalogue/catalogue-cache.ts';
import type { Gate } from './checkout/gate.ts';

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
  /** The payment provider, real or sandbox; null where payments are simulated. `keyId` is public. */
  payments: (Payments & { keyId: string }) | null;
  /** Orders being made at once in this process. */
  checkoutGate: Gate;
};
