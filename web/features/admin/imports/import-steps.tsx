import { useQuery } from '@tanstack/react-query';
import { imports as t } from '#messages/admin/imports.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { DeleteImport } from './delete-import.tsx';
import { ImportFiles } from './import-files.tsx';
import { ImportReportPanel } from './import-report.tsx';
import { importQuery } from './imports-query.ts';
import { MappingForm } from './mapping-form.tsx';

/** The steps of a move, from its files to its report. */
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
        <ImportReportPanel of={data} />
      )}
      {data && data.status !== 'running' && <DeleteImport id={id} />}
    </div>
  );
}
