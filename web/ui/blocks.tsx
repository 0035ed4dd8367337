import type { Block } from '../content/blocks.ts';
import { Alert } from './alert.tsx';
import { BulletList } from './bullet-list.tsx';
import { Table } from './table.tsx';

/** A long text: 66 characters to a line, 17 px, headings that can be linked to. */
export function Blocks({ body }: { body: readonly Block[] }) {
  return (
    <div className="max-w-[66ch] text-[1.0625rem] leading-[1.65]">
      {body.map((block) => (
        <BlockView key={keyOf(block)} block={block} />
      ))}
    </div>
  );
}

/** A body never says the same thing twice, so its words tell its parts apart. */
function keyOf(block: Block): string {
  if (block.kind === 'list') return block.items.join();
  if (block.kind === 'steps') return block.items.map(({ title }) => title).join();
  return block.kind === 'table' ? block.caption : block.text;
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="mt-11 mb-3 scroll-mt-6 text-[1.625rem] leading-tight first:mt-0">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return <p className="my-4 first:mt-0">{block.text}</p>;
    case 'list':
      return (
        <div className="my-4">
          <BulletList items={block.items} />
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
              cell: (row) => (index === 0 ? <span className="font-medium">{row[index]}</span> : row[index]),
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
            {block.text}
          </Alert>
        </div>
      );
  }
}

function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="my-5 grid gap-4">
      {items.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden="true"
            className="cut-lg figures mt-0.5 grid size-10 shrink-0 place-items-center bg-mayur-100 font-semibold text-mayur-700"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-700">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
