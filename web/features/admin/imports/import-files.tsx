import type { Import } from '@jyotiratna/contract';
import { addImportFileRoute, removeImportFileRoute } from '@jyotiratna/contract/admin/imports';
import { importKindNames, imports as t } from '#messages/admin/imports.ts';
import { api } from '../../../api.ts';
import { Chip } from '../../../ui/chip.tsx';
import { FieldFrame, fileClass } from '../../../ui/field.tsx';
import { CallAlert, useSend } from '../layout/call.tsx';
import { formatIndianNumber } from '../layout/count-of.ts';
import { Panel } from '../layout/page.tsx';
import { RowActions } from '../list/columns.tsx';

type StoredFile = Import['files'][number];

/** The files of the previous shop, uploaded one after the other. */
export function ImportFiles({ of: { id, files, status } }: { of: Import }) {
  const open = status === 'collecting' || status === 'checked';
  const add = useSend({
    call: async (selected: readonly File[]) => {
      for (const file of selected) {
        const form = new FormData();
        form.set('file', file);
        await api(addImportFileRoute, { params: { id }, body: form });
      }
    },
  });
  const adding = (add.values ?? []).map(({ name }) => name).join(', ');
  return (
    <Panel title={t.files} note={t.filesText}>
      <p className="mb-3 text-small text-text-2">
        {status === 'closed' ? t.filesDeleted : t.deletedLater}
      </p>
      {open && (
        <FieldFrame label={t.addFiles} error={add.fields.file}>
          {(control) => (
            <input
              type="file"
              multiple
              accept=".csv,.xml,.txt,.tar,text/csv,text/xml,application/x-tar"
              disabled={add.busy}
              {...control}
              className={fileClass}
              onChange={({ currentTarget }) => {
                const selected = [...(currentTarget.files ?? [])];
                currentTarget.value = '';
                if (selected.length > 0) add.send(selected);
              }}
            />
          )}
        </FieldFrame>
      )}
      <p role="status" className="mt-2 text-small text-text-2">
        {add.busy && t.adding(adding)}
      </p>
      <CallAlert title={t.addFailed(adding)}>{add.alert}</CallAlert>
      {files.length === 0 ? (
        <p className="mt-3 text-text-2">{t.noFiles}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {files.map((file) => (
            <FileRow key={file.id} importId={id} file={file} open={open} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FileRow({ importId, file, open }: { importId: string; file: StoredFile; open: boolean }) {
  const { id, name, bytes, kind, unreadableAt } = file;
  const remove = useSend({
    call: () => api(removeImportFileRoute, { params: { id: importId, file: id } }),
    failed: t.failedTitle,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{name}</span>{' '}
        <span className="figures text-small text-text-2">
          {t.size(formatIndianNumber(Math.max(1, Math.round(bytes / 1024))))}
        </span>
        {unreadableAt !== null && (
          <span className="block text-small text-sindoor-700">{t.unreadableAt(unreadableAt)}</span>
        )}
      </span>
      <Chip tone={kind ? 'done' : 'wait'}>{kind ? importKindNames[kind] : t.unknownFile}</Chip>
      {open && (
        <RowActions
          actions={[{ text: t.removeShort, label: t.remove(name), onPress: () => remove.send() }]}
        />
      )}
    </li>
  );
}
