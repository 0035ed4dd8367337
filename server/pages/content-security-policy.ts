import { createHash } from 'node:crypto';
import type { BrowserHosts } from '../platform/payment-providers/provider.ts';

const noHosts: BrowserHosts = { script: [], frame: [], connect: [], image: [], form: [] };

/**
 * The Content-Security-Policy of a page. Its own inline scripts run, each allowed by the hash of its text, and what they fetch;
 * styles may be inline because components place things by style attributes.
 * @param provider the payment provider's hosts, allowed on cart and checkout only
 * @param scripts the texts of the scripts that stand in the page or are added by it
 */
export function contentSecurityPolicy(
  url: string,
  provider: BrowserHosts | undefined,
  scripts: readonly string[],
): string {
  const atCheckout = /^\/(?:hi\/)?(?:checkout|cart)(?:[/?]|$)/.test(url);
  const { script, frame, connect, image, form } = (atCheckout && provider) || noHosts;
  const also = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  const hashes = [...new Set(scripts.map(hashOf))];
  return [
    `script-src${also(hashes.length > 0 ? [...hashes, "'strict-dynamic'", ...script] : ["'none'"])}`,
    "default-src 'self'",
    `connect-src 'self'${also(connect)}`,
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
