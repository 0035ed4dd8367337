import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../../platform/http/public-address.ts';

export type FetchFailure =
  | 'address_private'
  | 'address_unreachable'
  | 'image_large'
  | 'image_slow'
  | 'image_type';

/** An image could not be fetched: `reason`, and details in `message`. */
export class FetchFailed extends Error {
  override name = 'FetchFailed';
  readonly reason: FetchFailure;
  constructor(reason: FetchFailure, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export type FetchLimits = {
  maxBytes: number;
  /** Timeout for the complete fetch including redirects, in ms. */
  timeoutMs: number;
  /** Whether a connection to this IP address and port is allowed. */
  isAllowed: (address: string, port: number) => boolean;
};

/** Limits of a fetched image: 20 MB within 20 seconds. */
export const defaultLimits: FetchLimits = {
  maxBytes: 20 * 1024 * 1024,
  timeoutMs: 20_000,
  isAllowed: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
};

const maxRedirects = 3;

/**
 * Fetches an image by URL. Each connection, also after a redirect, goes to the IP address that was
 * checked, against SSRF and DNS rebinding. The first bytes must be those of a supported image
 * format.
 * @throws FetchFailed
 */
export async function fetchImage(
  url: string,
  limits: FetchLimits = defaultLimits,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let next = url;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const reply = await request(next, limits, signal);
    if ('bytes' in reply) return reply.bytes;
    next = reply.location;
  }
  throw new FetchFailed('address_unreachable', 'too many redirects');
}

type Reply = { bytes: Buffer } | { location: string };

function request(address: string, limits: FetchLimits, signal: AbortSignal): Promise<Reply> {
  const url = readUrl(address);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !limits.isAllowed(host, port))
    throw new FetchFailed('address_private', url.host);
  const { promise, resolve: done, reject } = Promise.withResolvers<Reply>();
  const fail = (error: Error) => {
    if (error instanceof FetchFailed) reject(error);
    else if (signal.aborted) reject(new FetchFailed('image_slow', url.host));
    else
      reject(
        new FetchFailed('address_unreachable', (error as NodeJS.ErrnoException).code ?? error.name),
      );
  };
  const get = url.protocol === 'https:' ? https.get : http.get;
  const call = get(
    url,
    {
      lookup: checkedLookup(limits, port),
      // No connection pooling: a connection permitted for an earlier check must not be reused.
      agent: false,
      signal,
      headers: { accept: 'image/jpeg,image/png,image/webp', 'accept-encoding': 'identity' },
    },
    (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        const location = URL.canParse(headers.location, url)
          ? new URL(headers.location, url).href
          : '';
        return location
          ? done({ location })
          : fail(new FetchFailed('address_unreachable', 'redirect'));
      }
      if (statusCode !== 200) {
        response.destroy();
        return fail(new FetchFailed('address_unreachable', String(statusCode)));
      }
      readBytes(response, limits.maxBytes).then((bytes) => done({ bytes }), fail);
    },
  );
  call.on('error', fail);
  return promise;
}

function readUrl(address: string): URL {
  if (!URL.canParse(address)) throw new FetchFailed('address_unreachable', 'no address');
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new FetchFailed('address_unreachable', url.protocol);
  if (url.username || url.password) throw new FetchFailed('address_unreachable', 'credentials');
  return url;
}

/** Resolves a host name once, and rejects it unless all of its addresses are allowed. */
function checkedLookup({ isAllowed }: FetchLimits, port: number): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4);
      const disallowed = addresses.find(({ address }) => !isAllowed(address, port));
      const [first] = addresses;
      if (disallowed || !first) return callback(new FetchFailed('address_private', host), '', 4);
      if (options.all) return callback(null, [first]);
      callback(null, first.address, first.family);
    });
  };
}

async function readBytes(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new FetchFailed('image_large', String(response.headers['content-length']));
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      response.destroy();
      throw new FetchFailed('image_large', `more than ${maxBytes}`);
    }
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (!isImage(bytes)) throw new FetchFailed('image_type', response.headers['content-type'] ?? '');
  return bytes;
}

/** Detects JPEG, PNG and WebP by their first bytes; the Content-Type is ignored. */
function isImage(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG') ||
    /^RIFF[\s\S]{4}WEBP$/.test(start)
  );
}
