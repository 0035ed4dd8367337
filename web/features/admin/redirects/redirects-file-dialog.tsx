import type { RedirectReport } from '@jyotiratna/contract';
import { importRedirectsRoute } from '@jyotiratna/contract/admin/redirects';
import { useState } from 'react';
import { redirectErrors, redirects as t } from '#messages/admin/redirects.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldFrame, fileClass } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
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
    <Dialog
      open
      onOpenChange={(open) => open || read.busy || onClose()}
      title={t.fileTitle}
      description={t.fileText}
      width="wide"
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {t.close}
          </Button>
          <Button busy={read.busy} busyLabel={t.reading} disabled={!file} onClick={() => read.send()}>
            {t.read}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 pt-2">
        <FieldFrame label={t.fileLabel} error={read.fields.file}>
          {(control) => (
            <input
              type="file"
              accept=".csv,text/csv"
              {...control}
              className={fileClass}
              onChange={({ currentTarget: { files } }) => {
                setFile(files?.[0] ?? null);
                read.reset();
              }}
            />
          )}
        </FieldFrame>
        {read.alert && (
          <Alert tone="error" title={t.fileFailed}>
            {read.alert}
          </Alert>
        )}
        {read.data && <Report report={read.data} />}
      </div>
    </Dialog>
  );
}

function Report({ report: { created, updated, unchanged, errors, errorCount } }: { report: RedirectReport }) {
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
            { key: 'value', head: t.value, cell: ({ value }) => <span className="wrap-anywhere">{value}</span> },
          ]}
        />
      )}
    </section>
  );
}
