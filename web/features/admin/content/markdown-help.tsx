const rows: readonly [write: string, get: string][] = [
  ['## Title', 'a heading; ## Title {#name} gives it a name for links, such as /blog/…#name'],
  ['**bold**, *slanted*', 'words set apart'],
  ['[words](/kundli)', 'a link to a page of this shop, or to an address with https://'],
  ['- one line', 'an item of a list'],
  ['1. **Title** text', 'a numbered step'],
  ['> text', 'a note on a ground of its own'],
  ['Table: caption', 'the caption of the table that follows it'],
  ['| Graha | Stone |', 'a row of a table; the second row is | --- | --- |'],
];

/** Markdown help. */
export function MarkdownHelp() {
  return (
    <details className="facet-card border border-line bg-surface p-5">
      <summary className="target cursor-pointer font-semibold">How a text is written</summary>
      <p className="mt-2 text-small text-text-2">An empty line ends a paragraph.</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
        {rows.map(([write, get]) => (
          <div key={write} className="contents">
            <dt>
              <code>{write}</code>
            </dt>
            <dd className="text-text-2">{get}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
