import { type Locale, languages, palette, type ShopError } from '@jyotiratna/contract';
import { failureLabels } from '@jyotiratna/messages/every-language/platform.ts';
import type { FastifyReply } from 'fastify';

/** The style is inline: the page cannot load any file. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Sends the response for a page that failed with a server error. It is self-contained: no script,
 * no file, no database.
 */
export function sendFailurePage(
  reply: FastifyReply,
  failure: ShopError,
  locale: Locale,
): FastifyReply {
  const { again: retryLabel, busy, error } = failureLabels[locale];
  const { title, text } = failure.status === 503 ? busy : error;
  const { retryAfter } = failure.extra;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${languages[locale].tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="${palette.kesar400}">
    <title>${title} | Jyotiratna</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" stroke="${palette.mayur700}" stroke-linejoin="round"><path fill="${palette.kesar400}" stroke="none" d="m24 3 10.5 10.5L24 24 13.5 13.5z"/><path d="M15 3h18l12 12v18L33 45H15L3 33V15ZM9 9l30 30M39 9L9 39M24 3L3 24l21 21 21-21z"/></svg>
      <h1>${title}</h1>
      <p>${text}</p>
      <a href="">${retryLabel}</a>
    </main>
  </body>
</html>
`);
}

/** The same style as the offline page (`web/offline/offline-page.ts`). */
const style = `
      body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: ${palette.marble50}; color: ${palette.ink900}; font: 1rem/1.55 "Anek Latin", "Noto Sans Devanagari", "Segoe UI", Roboto, sans-serif; }
      main { max-width: 26rem; padding: 4rem 1rem; text-align: center; }
      svg { width: 88px; }
      h1 { margin: 1.25rem 0 0.75rem; font: 500 1.75rem/1.2 Eczar, "Noto Serif Devanagari", Georgia, serif; }
      p { margin: 0 0 1.5rem; color: ${palette.ink600}; }
      a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 1.5rem; border-radius: 3px 12px; background: ${palette.mayur700}; color: ${palette.marble0}; font-weight: 600; text-decoration: none; }
      a:focus-visible { outline: 3px solid ${palette.neel700}; outline-offset: 3px; }
    `;
