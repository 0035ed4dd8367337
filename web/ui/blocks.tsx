import {
  type Block,
  blockStrings,
  type InlineText,
  type Span,
  unformatted,
} from '@jyotiratna/contract';
import { Link } from 'react-router';
import { Alert } from './alert.tsx';
import { BulletList } from './bullet-list.tsx';
import { Table } from './table.tsx';

/** A long text: 66 characters per line, 17 px, with headings that can be linked to. */
export function Blocks({ body }: { body: readonly Block[] }) {
  return (
    <div className="max-w-[66ch] text-[1.0625rem] leading-[1.65]">
      {withKeys(body).map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
    </div>
  );
}

/**
 * The React key of a block: its text, and for a repeated text also the number of previous
 * occurrences.
 */
function withKeys(body: readonly Block[]): [string, Block][] {
  const counts = new Map<string, number>();
  return body.map((block) => {
    const labels = `${block.kind} ${blockStrings(block).join()}`;
    const times = counts.get(labels) ?? 0;
    counts.set(labels, times + 1);
    return [`${labels} ${times}`, block];
  });
}

/** Text with bold, italic and linked spans. */
function Output({ labels }: { labels: InlineText }) {
  if (typeof labels === 'string') return labels;
  let before = 0;
  return labels.map((span) => {
    const place = before;
    before += span.text.length;
    return <SpanView key={place} span={span} />;
  });
}

function SpanView({ span: { text, strong, emphasis, href } }: { span: Span }) {
  const slanted = emphasis ? <em>{text}</em> : text;
  const bold = strong ? <strong className="font-semibold">{slanted}</strong> : slanted;
  if (href === undefined) return bold;
  return href.startsWith('/') ? (
    <Link to={href} className="text-link">
      {bold}
    </Link>
  ) : (
    <a href={href} rel="noopener" className="text-link">
      {bold}
    </a>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2
          id={block.id}
          className="mt-11 mb-3 scroll-mt-6 text-[1.625rem] leading-tight first:mt-0"
        >
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p className="my-4 first:mt-0">
          <Output labels={block.text} />
        </p>
      );
    case 'list':
      return (
        <div className="my-4">
          <BulletList
            items={block.items.map((item) =>
              typeof item === 'string' ? item : <Output key={unformatted(item)} labels={item} />,
            )}
          />
        </div>
      );
    case 'steps':
      return <Steps items={block.items} />;
    case 'table':
      return (
        <div className="my-6 text-body">
          <Table<readonly string[]>
            caption={block.caption}
            columns={block.head.map((head, index) => ({
              key: head,
              head,
              cell: (row) =>
                index === 0 ? <span className="font-medium">{row[index]}</span> : row[index],
            }))}
            rows={block.rows}
            rowKey={(row) => row.join()}
          />
        </div>
      );
    case 'note':
      return (
        <div className="my-6 text-body">
          <Alert tone="info" role="note">
            <Output labels={block.text} />
          </Alert>
        </div>
      );
  }
}

function Steps({ items }: { items: readonly { title: string; text: InlineText }[] }) {
  return (
    <ol className="my-5 grid gap-4">
      {items.map(({ title, text }, index) => (
        <li key={title || unformatted(text)} className="flex gap-4">
          <span
            aria-hidden="true"
            className="cut-lg figures mt-0.5 grid size-10 shrink-0 place-items-center bg-mayur-100 font-semibold text-mayur-700"
          >
            {index + 1}
          </span>
          <div>
            {title && <p className="font-semibold">{title}</p>}
            <p className="text-ink-700">
              <Output labels={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
