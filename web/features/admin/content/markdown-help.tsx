import { content as t } from '#messages/admin/content.ts';

/** Markdown help. */
export function MarkdownHelp() {
  return (
    <details className="facet-card border border-line bg-surface p-5">
      <summary className="target cursor-pointer font-semibold">{t.howTextWritten}</summary>
      <p className="mt-2 text-small text-text-2">{t.emptyLineEnds}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
        {t.markdownHelp.map(([write, get]) => (
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
