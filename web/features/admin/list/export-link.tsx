import { Download } from 'lucide-react';
import { list as t } from '#messages/admin/list.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useCall } from '../../../use-call.ts';
import { formatFigure } from '../layout/count-of.ts';
import { type RecordColumn, toCsv } from './columns.ts';

type Page<Row> = { rows: readonly Row[]; nextCursor?: string | null };
type Props<Row> = {
  name: string;
  /** The server's own file. */
  href: string | undefined;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  /** The next page of a list that has more than `rows`. */
  load?: (cursor: string) => Promise<Page<Row>>;
};

/** A list as a CSV file: the server's own, or one of its columns with the rows of all its pages. */
export function ExportLink<Row>({ name, href, columns, rows, load }: Props<Row>) {
  const toast = useToast();
  const write = useCall({
    call: async () => {
      const { all, isCut } = load ? await everyPage(load) : { all: rows, isCut: false };
      save(`${name}.csv`, toCsv(all, columns));
      if (isCut) toast({ title: t.fileFirstRows(formatFigure(all.length)), kind: 'error' });
    },
    failed: t.failedExport,
  });
  const content = (
    <>
      <Download aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
      {t.exportCsv}
    </>
  );
  if (href)
    return (
      <a
        href={href}
        download
        className={`${buttonClass({ kind: 'text', size: 's' })} max-sm:px-2!`}
      >
        {content}
      </a>
    );
  return (
    <Button
      kind="text"
      size="s"
      className="max-sm:px-2!"
      busy={write.busy}
      onClick={() => write.send()}
    >
      {content}
    </Button>
  );
}

/** Pages of a file are read one after the other, up to this many rows. */
const maxRows = 10_000;

/** `isCut`: there are more rows than that. */
async function everyPage<Row>(
  load: (cursor: string) => Promise<Page<Row>>,
): Promise<{ all: Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = '';
  while (cursor !== null && rows.length < maxRows) {
    const page: Page<Row> = await load(cursor);
    rows.push(...page.rows);
    cursor = page.nextCursor ?? null;
  }
  return { all: rows, isCut: cursor !== null };
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
