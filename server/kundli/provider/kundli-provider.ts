import { type Locale, languages } from '@jyotiratna/contract';
import { isoText } from '@jyotiratna/jyotish';
import { type ProviderData, readProviderData } from './read-provider-data.ts';

/** A birth as sent to the provider: no name, no gender. */
export type ProviderBirth = {
  /** ms since 1970, and the offset of the birthplace's clock from UTC in seconds. */
  instant: number;
  offsetSeconds: number;
  lat: number;
  lon: number;
  language: Locale;
};

export type ProviderResponse =
  | { outcome: 'success'; data: ProviderData }
  /** The shop's prepaid credit with the provider is used up. */
  | { outcome: 'credit' }
  /** Rate limit exceeded; seconds until the next permitted request. */
  | { outcome: 'slow-down'; retryAfter: number }
  | { outcome: 'failed'; reason: string };

/** An external kundli service. `cast` never throws. */
export type KundliProvider = {
  /** The source of the response: part of the key under which it is cached. */
  origin: string;
  cast: (birth: ProviderBirth) => Promise<ProviderResponse>;
};

export type ProviderSettings = { url: string; key: string; timeoutMs?: number };

/** Timeout in ms: a visitor waits, and the shop's own engine can respond instead. */
const defaultTimeoutMs = 4_000;
/** Seconds to wait if the provider names none. */
const defaultWait = 60;
/** Maximum size of a response: a kundli with all its dashas is about 60 KB. */
const replyCapBytes = 1024 * 1024;

/**
 * Requests `GET {url}/v2/astrology/kundli/advanced?ayanamsa=1&coordinates=…&datetime=…&la=…`
 * with the key as a bearer token, the endpoint whose fields and ids the shop's own kundli
 * follows.
 */
export function createKundliProvider({
  url,
  key,
  timeoutMs = defaultTimeoutMs,
}: ProviderSettings): KundliProvider {
  return {
    origin: url,
    async cast(birth) {
      try {
        const reply = await fetch(addressOf(url, birth), {
          headers: { accept: 'application/json', authorization: `Bearer ${key}` },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!reply.ok) {
          await reply.body?.cancel();
          return rejection(reply);
        }
        const data = readProviderData(JSON.parse(await readText(reply)));
        return data
          ? { outcome: 'success', data }
          : { outcome: 'failed', reason: 'its reply is no kundli' };
      } catch (error) {
        return {
          outcome: 'failed',
          reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
        };
      }
    },
  };
}

function addressOf(
  base: string,
  { instant, offsetSeconds, lat, lon, language }: ProviderBirth,
): URL {
  const address = new URL(`${base}/v2/astrology/kundli/advanced`);
  address.search = new URLSearchParams({
    ayanamsa: '1',
    coordinates: `${lat},${lon}`,
    datetime: isoText(instant, offsetSeconds),
    la: languages[language].data,
  }).toString();
  return address;
}

function rejection({ status, headers }: Response): ProviderResponse {
  if (status === 402) return { outcome: 'credit' };
  if (status !== 429) return { outcome: 'failed', reason: `it answered ${status}` };
  const header = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,5}$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return { outcome: 'slow-down', retryAfter: seconds > 0 ? seconds : defaultWait };
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
    /** An external kundli service; null if only the shop's own engine is used. */
    kundliProvider: KundliProvider | null;
  }
}
