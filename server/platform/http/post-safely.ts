import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** Timeout in ms for the whole response of an endpoint. */
const defaultTimeoutMs = 10_000;
/** Maximum bytes read of a response, whose content is ignored. */
const maxResponse = 64 * 1024;

export type Allowed = {
  /** Also permits this machine, and URLs without TLS: for trials of a shop in test mode. */
  loopback: boolean;
};

/** A target that the shop must not send to. */
export class ForbiddenTarget extends Error {
  override name = 'ForbiddenTarget';
}

const admits = (address: string, { loopback }: Allowed) =>
  isPublicAddress(address) || (loopback && isLoopback(address));

/**
 * SSRF protection: whether a URL may be a target, as far as its text shows: https without
 * credentials, and not a private address. The connection checks the resolved address again.
 */
export function isTarget(url: string, allowed: Allowed): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (username || password) return false;
  const isOwn = allowed.loopback && (host === 'localhost' || isLoopback(host));
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn)) return false;
  if (isIP(host)) return admits(host, allowed);
  return isOwn || (host.includes('.') && !/\.(local|internal|localhost)\.?$/.test(host));
}

/** Resolves a name to permitted addresses, to which the socket then connects. */
function guardedLookup(allowed: Allowed): LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = found.filter(({ address }) => admits(address, allowed));
      const [first] = addresses;
      if (!first || addresses.length < found.length) {
        return callback(new ForbiddenTarget('not a public address') as NodeJS.ErrnoException, []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

type Post = { body: string | Uint8Array; headers: Record<string, string>; timeoutMs?: number };

export type PostReply = {
  status: number;
  /** Seconds of the `Retry-After` header; null without one, or for a date. */
  retryAfter: number | null;
};

/**
 * Posts a body to a target. Redirects are not followed; the connection is used once.
 * @param timeoutMs timeout of the whole response
 * @returns the HTTP status
 * @throws ForbiddenTarget for an address that is not public, or an error of the connection,
 * including timeouts
 */
export async function postSafely(
  url: string,
  { body, headers, timeoutMs = defaultTimeoutMs }: Post,
  allowed: Allowed,
): Promise<PostReply> {
  if (!isTarget(url, allowed)) throw new ForbiddenTarget('not a public https address');
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: guardedLookup(allowed),
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > maxResponse) sent.destroy(new Error('the response is too long'));
        });
        response.on('end', () => {
          const after = Number(response.headers['retry-after'] || Number.NaN);
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: Number.isFinite(after) ? after : null,
          });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
