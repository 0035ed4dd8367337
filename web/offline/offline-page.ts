import { palette } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { offline } from '#messages/platform/offline.ts';

/** System fonts and font metrics by script. */
const type = {
  latin: {
    text: '1rem/1.55 "Anek Latin", "Segoe UI", Roboto, sans-serif',
    title: '500 1.75rem/1.1 Eczar, Georgia, serif',
  },
  devanagari: {
    text: '1rem/1.7 "Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", sans-serif',
    title: '500 1.75rem/1.3 Eczar, "Noto Serif Devanagari", "Nirmala UI", serif',
  },
}[language.script];

/** The offline page as self-contained HTML: no script, no file, no font. */
export function offlinePage(): string {
  return `<!doctype html>
<html lang="${language.tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="${palette.kesar400}">
    <title>${offline.title} | Jyotiratna</title>
    <style>
      body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: ${palette.marble50}; color: ${palette.ink900}; font: ${type.text}; }
      main { max-width: 26rem; padding: 4rem 1rem; text-align: center; }
      svg { width: 88px; }
      h1 { margin: 1.25rem 0 0.75rem; font: ${type.title}; }
      p { margin: 0 0 1.5rem; color: ${palette.ink600}; }
      a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 1.5rem; border-radius: 3px 12px; background: ${palette.mayur700}; color: ${palette.marble0}; font-weight: 600; text-decoration: none; }
      a:focus-visible { outline: 3px solid ${palette.neel700}; outline-offset: 3px; }
    </style>
  </head>
  <body>
    <main>
      <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" stroke="${palette.marble500}" stroke-linejoin="round"><path d="M15 3h18l12 12v18L33 45H15L3 33V15ZM9 9l30 30M39 9L9 39M24 3L3 24l21 21 21-21z"/></svg>
      <h1>${offline.title}</h1>
      <p>${offline.text}</p>
      <a href="">${offline.again}</a>
    </main>
  </body>
</html>
`;
}
