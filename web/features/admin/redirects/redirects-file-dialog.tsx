import type { RedirectReport } from '@jyotiratna/contract';
import { importRedirectsRoute } from '@jyotiratna/contract/admin/redirects';
import { redirectErrors, redirectFile, redirects as t } from '#messages/admin/redirects.ts';
import { api } from '../../../api.ts';
import { Table } from '../../../ui/table.tsx';
import { FileDialog } from '../layout/file-dialog.tsx';
import { useForm } from '../layout/use-form.ts';

/** Adds the redirects of a CSV file, and lists the invalid lines. */
export function RedirectsFileDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { file: null as File | null },
    call: ({ file }) => {
      const body = new FormData();
      if (file) body.set('file', file);
      return api(importRedirectsRoute, { body });
    },
  });
  return (
    <FileDialog labels={redirectFile} of={form} failed={t.fileFailed} onClose={onClose}>
      {form.data && <ImportResult result={form.data} />}
    </FileDialog>
  );
}

function ImportResult({ result }: { result: RedirectReport }) {
  const { created, updated, unchanged, errors, errorCount } = result;
  return (
    <section aria-live="polite" className="grid gap-4">
      <p>{t.fileDone(created, updated, unchanged)}</p>
      {errorCount > 0 && (
        <Table
          caption={t.fileErrors(errorCount)}
          rows={errors}
          rowKey={({ line, reason }) => `${line} ${reason}`}
          columns={[
            { key: 'line', head: t.line, align: 'right', cell: ({ line }) => line },
            { key: 'reason', head: t.reason, cell: ({ reason }) => redirectErrors[reason] },
            {
              key: 'value',
              head: t.value,
              cell: ({ value }) => <span className="wrap-anywhere">{value}</span>,
            },
          ]}
        />
      )}
    </section>
  );
}
