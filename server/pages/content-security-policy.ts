import type { BrowserHosts } from '../platform/payment-providers/provider.ts';

const noHosts: BrowserHosts = { script: [], frame: [], connect: [], image: [], form: [] };

/**
 * The Content-Security-Policy of a page, as a function of the reply's nonce. Scripts run by nonce alone; styles may be
 * inline because components place things by style attributes.
 * @param provider the payment provider's hosts, allowed on cart and checkout only
 */
export function contentSecurityPolicy(url: string, provider: BrowserHosts | undefined): (nonce: string) => string {
  const atCheckout = /^\/(?:hi\/)?(?:checkout|cart)(?:[/?]|$)/.test(url);
  const { script, frame, connect, image, form } = (atCheckout && provider) || noHosts;
  const also = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  const rest = [
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
  return (nonce) => `script-src 'nonce-${nonce}' 'strict-dynamic'${also(script)}; ${rest}`;
}
