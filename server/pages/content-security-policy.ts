import type { Env } from '../platform/env.ts';

/** The provider's hosts, allowed on the checkout only: script, frame, its own telemetry, its pictures. */
const provider = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  image: ['https://cdn.razorpay.com'],
};

/**
 * The Content-Security-Policy of a page, as a function of the reply's nonce. Scripts run by nonce alone; styles may be
 * inline because components place things by style attributes.
 */
export function contentSecurityPolicy(
  url: string,
  env: Pick<Env, 'PAYMENTS' | 'RAZORPAY_API_BASE'>,
): (nonce: string) => string {
  const atCheckout = /^\/(?:hi\/)?(?:checkout|cart)(?:[/?]|$)/.test(url);
  const paying = atCheckout && env.PAYMENTS === 'razorpay';
  // A stand-in for the provider serves script and calls from its own address.
  const standIn = atCheckout && env.RAZORPAY_API_BASE ? ` ${new URL(env.RAZORPAY_API_BASE).origin}` : '';
  const extra = (hosts: string[]) => (paying ? ` ${hosts.join(' ')}` : '');
  const rest = [
    "default-src 'self'",
    `connect-src 'self'${extra(provider.connect)}${standIn}`,
    `img-src 'self' data: blob:${extra(provider.image)}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `frame-src ${paying ? provider.frame.join(' ') : "'none'"}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${extra(['https://api.razorpay.com'])}`,
    "frame-ancestors 'none'",
  ].join('; ');
  return (nonce) => `script-src 'nonce-${nonce}' 'strict-dynamic'${extra(provider.script)}; ${rest}`;
}
