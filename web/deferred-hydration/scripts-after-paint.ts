import { signedInCookie } from '@jyotiratna/contract';
import { hydrated } from './hydrated.ts';
import { keepEarlyInput } from './keep-early-input.ts';
import { showEarlyCart } from './show-early-cart.ts';
import { showEarlyEmpty } from './show-early-empty.ts';
import { startAfterPaint } from './start-after-paint.ts';

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The placeholder list for a guest's cart lines, which only the cart page has. */
const earlyCart = /<ul data-early-cart="([^"]*)" data-times="([^"]*)"[^>]*><\/ul>/;
/** The end marker of the hidden empty-cart message. */
const earlyEmpty = /<span data-early-empty="([^"]*)"[^>]*><\/span>/;
const moduleScript = /(<script nonce="[^"]*") type="module" async="">(.*?)<\/script>/s;

/** Milliseconds after which the scripts start in a browser that reports no paint. */
const timeoutMs = 2000;
/** Milliseconds of loading page and styles from which the connection counts as slow. */
const slow = 600;

/**
 * Rewrites a rendered page so that its module scripts are fetched and run after the first paint:
 * the page is complete without them, and on a mobile network they would delay styles, fonts and the
 * first image. A page without module scripts is unchanged.
 * @returns the page, and the source of the script that it adds later, which the page's
 * Content-Security-Policy has to allow
 */
export function scriptsAfterPaint(html: string): { html: string; added: string[] } {
  const files = [...html.matchAll(preloads)].map(([, href = '']) => href);
  const [, tag, text = ''] = moduleScript.exec(html) ?? [];
  if (!tag) return { html, added: [] };
  // The script removes its own element: React expects exactly the elements it rendered.
  const once = (work: string) => `${tag}>${work};document.currentScript.remove()</script>`;
  const deferred = `${tag}>${call(startAfterPaint, files, text, timeoutMs, slow)}</script>`;
  const full = html
    .replaceAll(preloads, '')
    .replace(moduleScript, () => deferred)
    // Added first, so that its listeners exist before any button is rendered.
    .replace('<head>', () => `<head>${once(call(keepEarlyInput, hydrated))}`)
    .replace(earlyCart, (list, key: string, times: string) => {
      return `${list}${once(call(showEarlyCart, key, times))}`;
    })
    .replace(
      earlyEmpty,
      (end, key: string) => `${end}${once(call(showEarlyEmpty, key, signedInCookie))}`,
    );
  return { html: full, added: [text] };
}

/** Source text that calls a function, safe inside a script element. */
function call<Args extends unknown[]>(work: (...args: Args) => void, ...args: Args): string {
  const given = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${work.toString()})(${given.join(',')})`;
}
