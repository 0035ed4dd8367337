import type { RedirectReport } from '@jyotiratna/contract';
import { importRedirectsRoute } from '@jyotiratna/contract/admin/redirects';
import { useState } from 'react';
import { redirectErrors, redirects as t } from '#messages/admin/redirects.ts';
import { ui } from '#messages/platform/ui.ts';
import { shop } from '../../../shop.ts';
import { Table } from '../../../ui/table.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { FileDialog } from '../layout/file-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** Adds the redirects of a CSV file, and lists the lines that are none. */
export function RedirectsFileDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const read = useSend({
    call: () => {
      const form = new FormData();
      if (file) form.set('file', file);
      return shop(importRedirectsRoute, { body: form });
    },
  });
  return (
    <FileDialog
      labels={{
        title: t.fileTitle,
        text: t.fileText,
        field: t.fileLabel,
        close: ui.close,
        read: t.read,
        reading: t.reading,
      }}
      of={read}
      file={file}
      onSelect={setFile}
      onClose={onClose}
    >
      <CallAlert title={t.fileFailed}>{read.alert}</CallAlert>
      {read.data && <Report report={read.data} />}
    </FileDialog>
  );
}

function Report({ report }: { report: RedirectReport }) {
  const { created, updated, unchanged, errors, errorCount } = report;
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
