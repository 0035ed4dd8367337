import { type Locale, languages } from '@jyotiratna/contract';
import { isoText } from '@jyotiratna/jyotish';
import { type ProviderData, readProviderData } from './read-provider-data.ts';

/** A birth as the provider is asked for it: no name, no gender. */
export type ProviderBirth = {
  /** ms since 1970, and seconds that the clock at the birthplace was ahead of UTC. */
  instant: number;
  offsetSeconds: number;
  lat: number;
  lon: number;
  language: Locale;
};

export type ProviderAnswer =
  | { outcome: 'told'; data: ProviderData }
  /** The credit that the shop bought there is used up. */
  | { outcome: 'credit' }
  /** Asked too often; seconds to wait. */
  | { outcome: 'slow-down'; retryAfter: number }
  | { outcome: 'failed'; reason: string };

/** An outside kundli service. `ask` never throws. */
export type KundliProvider = {
  /** Whose words these are: part of the key under which they are kept. */
  origin: string;
  ask: (birth: ProviderBirth) => Promise<ProviderAnswer>;
};

export type ProviderSettings = { url: string; key: string; timeoutMs?: number };

/** A visitor waits for it, and the shop's own engine is ready to answer instead. */
const usualTimeoutMs = 4_000;
/** Seconds to wait when the provider does not say how many. */
const usualWait = 60;
/** A kundli with all its dashas is about 60 KB. */
const replyCapBytes = 1024 * 1024;

/**
 * Asks `GET {url}/v2/astrology/kundli/advanced?ayanamsa=1&coordinates=…&datetime=…&la=…` with the key as a bearer token,
 * the call whose fields and ids the shop's own kundli follows.
 */
export function createKundliProvider({ url, key, timeoutMs = usualTimeoutMs }: ProviderSettings): KundliProvider {
  return {
    origin: url,
    async ask(birth) {
      try {
        const reply = await fetch(addressOf(url, birth), {
          headers: { accept: 'application/json', authorization: `Bearer ${key}` },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!reply.ok) {
          await reply.body?.cancel();
          return refusal(reply);
        }
        const data = readProviderData(JSON.parse(await readText(reply)));
        return data ? { outcome: 'told', data } : { outcome: 'failed', reason: 'its reply is no kundli' };
      } catch (error) {
        return { outcome: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
      }
    },
  };
}

function addressOf(base: string, { instant, offsetSeconds, lat, lon, language }: ProviderBirth): URL {
  const address = new URL(`${base}/v2/astrology/kundli/advanced`);
  address.search = new URLSearchParams({
    ayanamsa: '1',
    coordinates: `${lat},${lon}`,
    datetime: isoText(instant, offsetSeconds),
    la: languages[language].data,
  }).toString();
  return address;
}

function refusal({ status, headers }: Response): ProviderAnswer {
  if (status === 402) return { outcome: 'credit' };
  if (status !== 429) return { outcome: 'failed', reason: `it answered ${status}` };
  const requested = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,5}$/.test(requested)
    ? Number(requested)
    : Math.ceil((Date.parse(requested) - Date.now()) / 1000);
  return { outcome: 'slow-down', retryAfter: seconds > 0 ? seconds : usualWait };
}

async function readText(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the stream and with it the connection.
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > replyCapBytes) throw new Error('its reply is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** An outside kundli service; null where the shop's own engine answers alone. */
    kundliProvider: KundliProvider | null;
  }
}
