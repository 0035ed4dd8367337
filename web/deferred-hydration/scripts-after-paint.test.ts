import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const html = `<head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/></head>
<body><script nonce="n" type="module" async="">import "/a.js";
"</script-like"</script></body>`;

/** Runs the page's scripts as a browser would. @returns what it has added, and what the browser may tell it */
function run(page: string, { hidden = false, arrivedAfter = 80 } = {}) {
  const added: { name: string; href?: string; text?: string }[] = [];
  const later: { work: () => void; after: number }[] = [];
  let seen = (_: { getEntriesByName: (name: string) => unknown[] }) => {};
  const window = createContext({
    AbortController,
    addEventListener: () => {},
    performance: { now: () => arrivedAfter },
    document: {
      hidden,
      currentScript: { remove: () => {} },
      head: {
        appendChild(element: (typeof added)[number]) {
          // The frame that holds the load event back is no part of the start.
          if (element.name !== 'iframe') added.push(element);
          return element;
        },
      },
      createElement: (name: string) => ({ name, remove: () => {} }),
    },
    setTimeout: (work: () => void, after: number) => later.push({ work, after }),
    PerformanceObserver: class {
      constructor(call: typeof seen) {
        seen = call;
      }
      observe() {}
    },
  });
  for (const [, text = ''] of page.matchAll(/<script nonce="n">(.*?)<\/script>/gs)) runInContext(text, window);
  return { added, later, paint: (name: string) => seen({ getEntriesByName: (asked) => (asked === name ? [{}] : []) }) };
}

describe('scripts after the first paint', () => {
  it('leaves nothing in the page that is fetched or run as a module', () => {
    expect(scriptsAfterPaint(html).html).not.toMatch(/rel="modulepreload"|type="module"/);
  });

  it('adds all files, then the script with its own words, when the page has been seen', () => {
    const { added, paint } = run(scriptsAfterPaint(html).html);
    paint('first-paint');
    expect(added).toEqual([]);
    paint('first-contentful-paint');
    expect(added.map(({ name, href, text }) => [name, href ?? text])).toEqual([
      ['link', '/a.js'],
      ['link', '/b.js'],
      ['script', 'import "/a.js";\n"</script-like"'],
    ]);
  });

  it('fetches the files at once where the page took long to come, and runs them when it has been seen', () => {
    const { added, paint } = run(scriptsAfterPaint(html).html, { arrivedAfter: 900 });
    expect(added.map(({ href }) => href)).toEqual(['/a.js', '/b.js']);
    paint('first-contentful-paint');
    expect(added.map(({ name }) => name)).toEqual(['link', 'link', 'script']);
  });

  it('says which script the page will add, word for word', () => {
    const { html: page, added: announced } = scriptsAfterPaint(html);
    const { added, paint } = run(page);
    paint('first-contentful-paint');
    expect(announced).toEqual(added.filter(({ name }) => name === 'script').map(({ text }) => text));
  });

  it('waits two seconds for that and no more, and starts once', () => {
    const { added, later, paint } = run(scriptsAfterPaint(html).html);
    expect(later.map(({ after }) => after)).toContain(2000);
    for (const { work } of later) work();
    paint('first-contentful-paint');
    expect(added.filter(({ name }) => name === 'script')).toHaveLength(1);
  });

  it('waits for nothing in a tab that nobody looks at', () => {
    expect(run(scriptsAfterPaint(html).html, { hidden: true }).later.map(({ after }) => after)).toContain(0);
  });

  it('keeps a page without modules as it is', () => {
    const page = '<body><script>one()</script></body>';
    expect(scriptsAfterPaint(page)).toEqual({ html: page, added: [] });
  });
});
