import type { ImportResult } from '@jyotiratna/contract';
import { importProductsRoute } from '@jyotiratna/contract/admin/products';
import { useEffect, useRef, useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldFrame } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import { CallAlert, useSend } from '../layout/call.tsx';
import { DefinitionList } from '../layout/definition-lists.tsx';
import { AdminDialog } from '../layout/dialogs.tsx';
import { DifferenceList } from '../records/difference.tsx';

/** Imports a CSV file in two steps: a dry run that lists each error, then the import itself. */
export function ImportProducts({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const send = useSend({
    call: ({ dryRun }: { dryRun: boolean }) => {
      const form = new FormData();
      if (file) form.set('file', file);
      return api(importProductsRoute, {
        query: { dryRun: dryRun ? 'true' : 'false' },
        body: form,
      });
    },
    done: ({ applied, created, updated }) =>
      applied ? { title: t.productsImported, description: t.newChanged(created, updated) } : null,
    onDone: ({ applied }) => applied && onClose(),
  });
  const checked = send.data;
  // Runs once the result is rendered.
  useEffect(() => {
    if (checked && !checked.applied) result.current?.focus();
  }, [checked]);
  const ready = checked && checked.errorCount === 0 && checked.created + checked.updated > 0;

  return (
    <AdminDialog
      title={t.importProductsFrom}
      description={t.exportedFileChanged}
      width="wide"
      busy={send.busy}
      onClose={onClose}
      buttons={
        <Button
          busy={send.busy}
          busyLabel={ready ? t.importing : t.checking}
          disabled={!file}
          onClick={() => send.send({ dryRun: !ready })}
        >
          {ready ? t.import : t.checkFile}
        </Button>
      }
    >
      <div className="grid gap-5 pt-2">
        <FieldFrame label={t.csvFile} hint={t.columnsThoseExport}>
          {(control) => (
            <input
              type="file"
              accept=".csv,text/csv"
              {...control}
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null);
                send.reset();
              }}
              className="block w-full rounded-md border border-marble-500 bg-marble-0 p-2 file:mr-4 file:min-h-11 file:border-0 file:bg-mayur-100 file:px-4 file:font-semibold file:text-mayur-700"
            />
          )}
        </FieldFrame>
        <CallAlert title={t.fileCouldNot}>{send.error?.message}</CallAlert>
        {checked && (
          <section aria-label={t.report}>
            <h3 ref={result} tabIndex={-1} className="mb-3 text-heading-s">
              {checked.errorCount === 0 ? t.fileOrder : t.errorerrorsMendFirst(checked.errorCount)}
            </h3>
            <div className="mb-4">
              <DefinitionList
                kind="figures"
                rows={[
                  [t.new, checked.created],
                  [t.changed, checked.updated],
                  [t.unchanged, checked.unchanged],
                ]}
              />
            </div>
            {checked.created > 0 && <Alert tone="info">{t.newRemedyNo}</Alert>}
            {checked.errorCount === 0 && checked.changes.length > 0 && <Changes result={checked} />}
            {checked.errors.length > 0 && <Errors result={checked} />}
          </section>
        )}
      </div>
    </AdminDialog>
  );
}

/** The preview of the import, remedy by remedy: nothing has been saved yet. */
function Changes({ result: { changes, created, updated } }: { result: ImportResult }) {
  return (
    <section aria-label={t.whatChanges} className="mt-4">
      <ul className="grid gap-4">
        {changes.map(({ id, name, added, difference }) => (
          <li key={id} className="border-t border-line pt-3">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {added && <span className="text-text-2"> {t.newLabel}</span>}
            <DifferenceList difference={difference} />
          </li>
        ))}
      </ul>
      {created + updated > changes.length && (
        <p className="mt-2 text-small text-text-2">{t.first(changes.length, created + updated)}</p>
      )}
    </section>
  );
}

function Errors({ result: { errors, errorCount } }: { result: ImportResult }) {
  return (
    <>
      <Table
        caption={t.errorsFile}
        rows={errors}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        columns={[
          { key: 'line', head: t.line, align: 'right', cell: ({ line }) => line },
          { key: 'column', head: t.column, cell: ({ column }) => column },
          { key: 'message', head: t.whatWrong, cell: ({ message }) => message },
        ]}
      />
      {errorCount > errors.length && (
        <p className="mt-2 text-small text-text-2">{t.theFirstOf(errors.length, errorCount)}</p>
      )}
    </>
  );
}
