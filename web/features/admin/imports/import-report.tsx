import { type Import, importKinds, importResults, pathOf } from '@jyotiratna/contract';
import {
  exportImportRowsRoute,
  retryImportRoute,
  runImportRoute,
} from '@jyotiratna/contract/admin/imports';
import { importKindNames, importOutcomeNames, imports as t } from '#messages/admin/imports.ts';
import { api } from '../../../api.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';
import { formatIndianNumber } from '../layout/count-of.ts';
import { Panel } from '../layout/page.tsx';
import { ResultRows } from './report-rows.tsx';

const results = [...importResults, 'missing'] as const;

/** The results of the import, in totals and row by row; the button that starts it. */
export function ImportResultPanel({ of }: { of: Import }) {
  const { id, status, counts, done, total } = of;
  const run = useSend({ call: () => api(runImportRoute, { params: { id } }) });
  const retry = useSend({ call: () => api(retryImportRoute, { params: { id } }) });
  const kinds = importKinds.filter((kind) => counts[kind]);
  const failed = kinds.some((kind) => (counts[kind]?.failed ?? 0) > 0);
  return (
    <>
      <Panel title={t.report} note={status === 'checked' ? t.reportText : t.resultText}>
        <div className="grid grid-cols-1 gap-5">
          <CallAlert title={t.failedTitle}>{run.alert ?? retry.alert}</CallAlert>
          <Table
            caption={t.figures}
            rows={kinds}
            rowKey={(kind) => kind}
            columns={[
              { key: 'kind', head: t.kind, cell: (kind) => importKindNames[kind] },
              ...results.map((outcome) => ({
                key: outcome,
                head: importOutcomeNames[outcome],
                align: 'right' as const,
                cell: (kind: (typeof kinds)[number]) =>
                  formatIndianNumber(counts[kind]?.[outcome] ?? 0),
              })),
            ]}
          />
          <p role="status" className="figures text-text-2">
            {status === 'running' && t.running(formatIndianNumber(done), formatIndianNumber(total))}
            {status === 'finished' && t.finished}
          </p>
          <div className="flex flex-wrap gap-3">
            {status === 'checked' && <SendButton of={run}>{t.run}</SendButton>}
            {status === 'finished' && failed && (
              <SendButton of={retry} kind="second">
                {t.retry}
              </SendButton>
            )}
            <a
              href={pathOf(exportImportRowsRoute, { params: { id } })}
              download
              className={buttonClass({ kind: 'second' })}
            >
              {t.csv}
            </a>
          </div>
        </div>
      </Panel>
      <ResultRows id={id} kinds={kinds} status={`${status} ${done}`} />
    </>
  );
}
