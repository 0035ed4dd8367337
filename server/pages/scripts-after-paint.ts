const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /(<script nonce="[^"]*") type="module" async="">(.*?)<\/script>/s;

/** Milliseconds after which a browser that reports no paint (a tab in the background, an old one) starts all the same. */
const patience = 2000;

/** Runs in the browser, written into the page. What it adds leaves again: React expects the elements it rendered. */
const start = `(files, text) => {
  const { nonce } = document.currentScript;
  const add = (name, values) => document.head.appendChild(Object.assign(document.createElement(name), values));
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of files) add("link", { rel: "modulepreload", href, nonce });
    add("script", { type: "module", nonce, text }).remove();
  };
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length) begin();
  }).observe({ type: "paint", buffered: true });
  setTimeout(begin, document.hidden ? 0 : ${patience});
}`;

/**
 * A page as rendered, its module scripts fetched and run once it has been seen: it is whole without them, and on a phone's line
 * they would keep styles, fonts and the first picture waiting. A page without module scripts stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(preloads)].map((match) => match[1]);
  return html
    .replaceAll(preloads, '')
    .replace(moduleScript, (_, tag, text) => `${tag}>(${start})(${inScript(files)}, ${inScript(text)})</script>`);
}

/** A value as JavaScript that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
