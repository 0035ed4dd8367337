import { createHash } from 'node:crypto';
import { allowsPayment, allowsRooms, type Page } from '@jyotiratna/contract';
import type { BrowserHosts } from '../platform/payment-providers/provider.ts';

const noHosts: BrowserHosts = { script: [], frame: [], connect: [], image: [], form: [] };

/**
 * Policies of standalone files: the service worker fetches from the shop, the offline page has
 * inline styles.
 */
const ofFiles: Partial<Record<Page['policy'], string>> = {
  worker: "default-src 'none'; connect-src 'self'",
  alone: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * The Content-Security-Policy of a page. It allows the page's inline scripts, each by its hash, and
 * the scripts they load. Inline styles are allowed because components position elements by style
 * attributes.
 * @param provider the payment provider's hosts, allowed if the page's metadata marks a checkout
 * @param rooms the voice and video hosts of a session's page
 * @param scripts the sources of inline scripts in the page or added by it
 */
export function contentSecurityPolicy(
  { policy }: Pick<Page, 'policy'>,
  {
    provider,
    rooms = [],
  }: { provider?: BrowserHosts | undefined; rooms?: readonly string[] | undefined },
  scripts: readonly string[],
): string {
  const own = ofFiles[policy];
  if (own !== undefined) return own;
  const { script, frame, connect, image, form } =
    (allowsPayment({ policy }) && provider) || noHosts;
  const also = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  const hashes = [...new Set(scripts.map(hashOf))];
  return [
    `script-src${also(hashes.length > 0 ? [...hashes, "'strict-dynamic'", ...script] : ["'none'"])}`,
    "default-src 'self'",
    `connect-src 'self'${also(allowsRooms({ policy }) ? [...rooms, ...connect] : connect)}`,
    `img-src 'self' data: blob:${also(image)}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `frame-src ${frame.length > 0 ? frame.join(' ') : "'none'"}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${also(form)}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
