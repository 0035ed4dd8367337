import { deleteImportRoute } from '@jyotiratna/contract/admin/imports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { imports as t } from '#messages/admin/imports.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { CallDialog } from '../layout/dialogs.tsx';
import { LoadStates } from '../layout/page.tsx';
import { ImportFiles } from './import-files.tsx';
import { ImportResultPanel } from './import-report.tsx';
import { importQuery } from './imports-query.ts';
import { MappingForm } from './mapping-form.tsx';

/** The steps of an import, from its files to its results. */
export function ImportSteps({ id }: { id: string }) {
  const query = useQuery(importQuery(id));
  const { data } = query;
  return (
    <div className="grid max-w-[64rem] grid-cols-1 gap-6">
      <LoadStates of={query} subject={t.loading} rows={3} />
      {data && <ImportFiles of={data} />}
      {data && data.status !== 'closed' && data.files.some(({ kind }) => kind !== null) && (
        <MappingForm key={`${data.status} ${data.found.columns.length}`} of={data} />
      )}
      {data && ['checked', 'running', 'finished', 'closed'].includes(data.status) && (
        <ImportResultPanel of={data} />
      )}
      {data && data.status !== 'running' && <DeleteImport id={id} />}
    </div>
  );
}

/** Deletes the files and the results of an import, also during the import. */
function DeleteImport({ id }: { id: string }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button kind="text" onClick={() => setOpen(true)}>
        {t.delete}
      </Button>
      {isOpen && (
        <CallDialog
          title={t.deleteQuestion}
          description={t.deleteText}
          confirm={t.delete}
          busyLabel={t.deleting}
          danger
          call={() => api(deleteImportRoute, { params: { id } })}
          done={t.deleted}
          onDone={() => void navigate('/admin/move-in')}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
