import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const html = `<head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/></head>
<body><script nonce="n" type="module" async="">import "/a.js";
"</script-like"</script></body>`;

/**
 * Runs the page's scripts as a browser would.
 * @returns the added elements, and hooks for browser events
 */
function run(page: string, { hidden = false, arrivedAfter = 80 } = {}) {
  const added: { name: string; href?: string; text?: string }[] = [];
  const next: { work: () => void; after: number }[] = [];
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
          // The frame that delays the load event is no part of the started scripts.
          if (element.name !== 'iframe') added.push(element);
          return element;
        },
      },
      createElement: (name: string) => ({ name, remove: () => {} }),
    },
    setTimeout: (work: () => void, after: number) => next.push({ work, after }),
    PerformanceObserver: class {
      constructor(call: typeof seen) {
        seen = call;
      }
      observe() {}
    },
  });
  for (const [, text = ''] of page.matchAll(/<script nonce="n">(.*?)<\/script>/gs))
    runInContext(text, window);
  return {
    added,
    later: next,
    paint: (name: string) => seen({ getEntriesByName: (input) => (input === name ? [{}] : []) }),
  };
}

describe('scripts after the first paint', () => {
  it('leaves nothing in the page that is fetched or run as a module', () => {
    expect(scriptsAfterPaint(html).html).not.toMatch(/rel="modulepreload"|type="module"/);
  });

  it('adds all files, then the inline script, after the first paint', () => {
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

  it('fetches the files immediately where the page loads slowly, and runs them after the first paint', () => {
    const { added, paint } = run(scriptsAfterPaint(html).html, { arrivedAfter: 900 });
    expect(added.map(({ href }) => href)).toEqual(['/a.js', '/b.js']);
    paint('first-contentful-paint');
    expect(added.map(({ name }) => name)).toEqual(['link', 'link', 'script']);
  });

  it('returns the exact script that the page will add', () => {
    const { html: page, added: announced } = scriptsAfterPaint(html);
    const { added, paint } = run(page);
    paint('first-contentful-paint');
    expect(announced).toEqual(
      added.filter(({ name }) => name === 'script').map(({ text }) => text),
    );
  });

  it('has a timeout of two seconds, and starts once', () => {
    const { added, later: next, paint } = run(scriptsAfterPaint(html).html);
    expect(next.map(({ after }) => after)).toContain(2000);
    for (const { work } of next) work();
    paint('first-contentful-paint');
    expect(added.filter(({ name }) => name === 'script')).toHaveLength(1);
  });

  it('does not wait in a background tab', () => {
    expect(
      run(scriptsAfterPaint(html).html, { hidden: true }).later.map(({ after }) => after),
    ).toContain(0);
  });

  it('leaves a page without modules unchanged', () => {
    const page = '<body><script>one()</script></body>';
    expect(scriptsAfterPaint(page)).toEqual({ html: page, added: [] });
  });
});
