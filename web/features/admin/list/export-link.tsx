import { Download } from 'lucide-react';
import { list as t } from '#messages/admin/list.ts';
import { saveFile } from '../../../save-file.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useCall } from '../../../use-call.ts';
import { SendButton } from '../layout/call.tsx';
import { formatIndianNumber } from '../layout/count-of.ts';
import { type RecordColumn, toCsv } from './columns.tsx';

type Page<Row> = { rows: readonly Row[]; nextCursor?: string | null };
type Props<Row> = {
  name: string;
  /** The URL of the server's export file. */
  href: string | undefined;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  /** Loads the next page of a list that is longer than `rows`. */
  load?: (cursor: string) => Promise<Page<Row>>;
};

/**
 * A link that exports a list as CSV: the server's file, or one created from the columns with the
 * rows of all pages.
 */
export function ExportLink<Row>({ name, href, columns, rows, load }: Props<Row>) {
  const toast = useToast();
  const write = useCall({
    call: async () => {
      const { all, isTruncated } = load ? await everyPage(load) : { all: rows, isTruncated: false };
      saveFile(new File([toCsv(all, columns)], `${name}.csv`, { type: 'text/csv;charset=utf-8' }));
      if (isTruncated)
        toast({ title: t.fileFirstRows(formatIndianNumber(all.length)), kind: 'error' });
    },
    failed: t.failedExport,
  });
  const content = (
    <>
      <Download aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
      {t.exportCsv}
    </>
  );
  const style = { kind: 'text', size: 's' } as const;
  if (href)
    return (
      <a href={href} download className={`${buttonClass(style)} max-sm:px-2!`}>
        {content}
      </a>
    );
  return (
    <SendButton of={write} {...style} className="max-sm:px-2!">
      {content}
    </SendButton>
  );
}

/** Maximum number of exported rows; pages are fetched sequentially. */
const maxRows = 10_000;

/** The rows of all pages. `isTruncated`: there are more than `maxRows`. */
async function everyPage<Row>(
  load: (cursor: string) => Promise<Page<Row>>,
): Promise<{ all: Row[]; isTruncated: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = '';
  while (cursor !== null && rows.length < maxRows) {
    const page: Page<Row> = await load(cursor);
    rows.push(...page.rows);
    cursor = page.nextCursor ?? null;
  }
  return { all: rows, isTruncated: cursor !== null };
}
