import path from 'node:path';
import { createGoogle } from '../accounts/google/provider/google.ts';
import { deliverPushMessages } from '../accounts/push/deliver-pushes.ts';
import { createPushPump } from '../accounts/push/push-pump.ts';
import { pushTag } from '../accounts/push/request-push.ts';
import { readSessionEnd } from '../accounts/sessions/session-end.ts';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { incrementCatalogueVersion, readCatalogueVersion } from '../catalogue/version-queries.ts';
import { createLive, liveChannel } from '../consultations/live.ts';
import { createLiveKitRooms } from '../consultations/rooms/livekit.ts';
import { createPlaces } from '../kundli/places/places.ts';
import { createKundliProvider } from '../kundli/provider/kundli-provider.ts';
import { adoptGuestOrders } from '../orders/my-orders-queries.ts';
import { createInstalmentPlans } from '../payments/instalment-plans.ts';
import { payAtCounter } from '../payments/pay-at-counter.ts';
import { payByCredit } from '../payments/pay-by-credit.ts';
import { createChanges } from '../platform/cache/changes.ts';
import { systemClock } from '../platform/clock.ts';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import { openCourier } from '../platform/couriers/couriers.ts';
import { notifyProcesses } from '../platform/database/notify-queries.ts';
import type { Database } from '../platform/database/open-database.ts';
import { noReplica, type Replica } from '../platform/database/replica.ts';
import { decideSetting } from '../platform/database/settings-queries.ts';
import { onInvalidated } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { createMailer } from '../platform/email/create-mailer.ts';
import { registerEmails } from '../platform/email/define-emails.ts';
import type { Env } from '../platform/env.ts';
import { createImages } from '../platform/images/images.ts';
import type { ImageStore } from '../platform/images/store.ts';
import type { Log } from '../platform/log.ts';
import type { Keep } from '../platform/payment-providers/adapter.ts';
import { openProviders } from '../platform/payment-providers/providers.ts';
import { publicUrl } from '../platform/public-url.ts';
import { registerPushMessages } from '../platform/push/define-pushes.ts';
import { registerTextMessages } from '../platform/text-messages/define-texts.ts';
import { openSenders } from '../platform/text-messages/senders.ts';
import { isSafeBase } from '../platform/variable.ts';
import { phoneRules } from '../privacy/join-accounts.ts';
import { createVisitCounter } from '../visits/visit-counter.ts';
import { emails } from './emails.ts';
import { pushMessages } from './pushes.ts';
import { phoneMessages } from './texts.ts';
import { createWorkers } from './workers/workers.ts';

type Outside = { env: Env; db: Database; replica?: Replica; store: ImageStore; log: Log };

/**
 * Maximum number of orders created in parallel, low enough that the provider's responses to earlier
 * orders are not delayed.
 */
const concurrency = 8;
/** Maximum queue time of an order request under high load, in ms. */
const queueTimeoutMs = 30_000;

/** The composition root: creates the shop's dependencies from its environment. */
export async function createDeps({
  env,
  db,
  replica = noReplica(db),
  store,
  log,
}: Outside): Promise<Deps> {
  registerEmails(emails);
  registerPushMessages(pushMessages);
  registerTextMessages(phoneMessages);
  const changes = createChanges({
    read: () => readCatalogueVersion(db),
    increment: (message) => incrementCatalogueVersion(db, message),
  });
  const catalogue = createCatalogueCache(changes);
  const live = createLive(
    env.DATABASE_URL ? (message) => notifyProcesses(db, liveChannel, message) : null,
  );
  // A commit is final even if other processes could not be notified; they detect the change by the
  // catalogue's version.
  onInvalidated(db, async (tags) => {
    const touched = tags.filter((tag) => {
      const end = readSessionEnd(tag);
      if (end)
        live.publish({ id: '', to: [end.userId], type: 'session-end', tokenHash: end.tokenHash });
      if (tag === pushTag) pump.start();
      return !end && tag !== pushTag;
    });
    if (touched.length === 0) return;
    await catalogue
      .changed(touched, { soft: true })
      .catch((error: unknown) =>
        log.warn({ err: error }, 'a cache invalidation was not published to other processes'),
      );
  });
  const pump = createPushPump(() => deliverPushMessages(deps), log);
  const keep: Keep = (name, make) => decideSetting(db, name, make);
  const workers = createWorkers();
  const deps: Deps = {
    env,
    db,
    replica,
    log,
    clock: systemClock,
    changes,
    catalogue,
    live,
    pushPump: pump,
    rooms: roomsOf(env),
    mail: mailerOf(env),
    google: googleOf(env),
    images: createImages({ store }),
    places: createPlaces(),
    visits: createVisitCounter(systemClock),
    instalments: createInstalmentPlans(),
    workers,
    kundliProvider: kundliProviderOf(env),
    adoptGuestOrders,
    phoneRules,
    payByCredit,
    payAtCounter,
    checkoutLimiter: createConcurrencyLimiter(concurrency, queueTimeoutMs),
    courier: await openCourier(env, keep, workers),
    textSenders: await openSenders(env, keep),
    ...(await openProviders(env, keep)),
  };
  return deps;
}

function googleOf(env: Env): Deps['google'] {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
  } = env;
  return clientId && clientSecret
    ? createGoogle({ issuer, clientId, clientSecret, isSafe: isSafeBase })
    : null;
}

function kundliProviderOf({
  KUNDLI_PROVIDER_URL: url,
  KUNDLI_PROVIDER_KEY: key,
}: Env): Deps['kundliProvider'] {
  return url && key ? createKundliProvider({ url, key }) : null;
}

function roomsOf(env: Env): Deps['rooms'] {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = env;
  return url && key && secret ? createLiveKitRooms({ url, key, secret }) : null;
}

function mailerOf(env: Env): Deps['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, DATA_DIR } = env;
  return createMailer({
    smtpUrl,
    folder: path.join(DATA_DIR, 'mail'),
    from,
    publicUrl: publicUrl(env),
  });
}
