import { createHash } from 'node:crypto';
import type { Page } from '@jyotiratna/contract';
import type { BrowserHosts } from '../platform/payment-providers/provider.ts';

const noHosts: BrowserHosts = { script: [], frame: [], connect: [], image: [], form: [] };

/** Of files that do something: one fetches what the shop itself serves, one has its own styles. */
const ofFiles: Partial<Record<Page['policy'], string>> = {
  worker: "default-src 'none'; connect-src 'self'",
  alone: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * The Content-Security-Policy of a page. Its own inline scripts run, each allowed by the hash of its text, and what they fetch;
 * styles may be inline because components place things by style attributes.
 * @param provider the payment provider's hosts, allowed where the page's own facts say that one pays
 * @param rooms where the page of a session connects to for voice and video
 * @param scripts the texts of the scripts that stand in the page or are added by it
 */
export function contentSecurityPolicy(
  { policy }: Pick<Page, 'policy'>,
  { provider, rooms = [] }: { provider?: BrowserHosts | undefined; rooms?: readonly string[] | undefined },
  scripts: readonly string[],
): string {
  const own = ofFiles[policy];
  if (own !== undefined) return own;
  const { script, frame, connect, image, form } = (policy === 'payment' && provider) || noHosts;
  const also = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  const hashes = [...new Set(scripts.map(hashOf))];
  return [
    `script-src${also(hashes.length > 0 ? [...hashes, "'strict-dynamic'", ...script] : ["'none'"])}`,
    "default-src 'self'",
    `connect-src 'self'${also(policy === 'room' ? rooms : connect)}`,
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
