import path from 'node:path';
import { createGoogle } from '../accounts/google/provider/google.ts';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { incrementCatalogueVersion, readCatalogueVersion } from '../catalogue/version-queries.ts';
import { createGate } from '../checkout/gate.ts';
import { createPlaces } from '../kundli/places/places.ts';
import { createKundliProvider } from '../kundli/provider/kundli-provider.ts';
import { createPayments } from '../payments/razorpay/payments.ts';
import { paymentsSettings } from '../payments/settings.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { type Env, isSafeBase } from '../platform/env.ts';
import { createImages } from '../platform/images/images.ts';
import type { ImageStore } from '../platform/images/store.ts';
import type { Log } from '../platform/log.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { publicUrl } from '../platform/public-url.ts';
import { createWorkers } from './workers/workers.ts';

type Outside = { env: Env; db: Database; store: ImageStore; log: Log };

/**
 * The built-in gateway is this very process: in a rush it answers as late as everything else here, and giving up on it
 * would only leave orders half made.
 */
const inProcess = { createMs: 15_000, fetchMs: 10_000, createBudgetMs: 30_000 };

/** Orders that are being made at once: few enough that the provider's answers are not kept waiting by those who come after. */
const gateWidth = 8;
/** How long a buyer waits for their turn in a rush. */
const gatePatienceMs = 30_000;

/** Joins the shop's rules with the real outside world. */
export async function createDeps({ env, db, store, log }: Outside): Promise<Deps> {
  const provider = await paymentsSettings(env, db);
  return {
    env,
    db,
    log,
    clock: systemClock,
    catalogue: createCatalogueCache({
      read: () => readCatalogueVersion(db),
      increment: () => incrementCatalogueVersion(db),
    }),
    mail: mailerOf(env),
    google: googleOf(env),
    images: createImages({ store }),
    places: createPlaces(),
    workers: createWorkers(),
    kundliProvider: kundliProviderOf(env),
    checkoutGate: createGate(gateWidth, gatePatienceMs),
    payments: provider && {
      ...createPayments({ ...provider, ...(provider.embedded && { timeouts: inProcess }) }),
      keyId: provider.keyId,
    },
  };
}

function googleOf(env: Env): Deps['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  return clientId && clientSecret ? createGoogle({ issuer, clientId, clientSecret, isSafe: isSafeBase }) : null;
}

function kundliProviderOf({ KUNDLI_PROVIDER_URL: url, KUNDLI_PROVIDER_KEY: key }: Env): Deps['kundliProvider'] {
  return url && key ? createKundliProvider({ url, key }) : null;
}

function mailerOf(env: Env): Deps['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, DATA_DIR } = env;
  return createMailer({ smtpUrl, folder: path.join(DATA_DIR, 'mail'), from, publicUrl: publicUrl(env) });
}
