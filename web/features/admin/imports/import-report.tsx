import { type Import, importKinds, importResults, pathOf } from '@jyotiratna/contract';
import {
  exportImportRowsRoute,
  retryImportRoute,
  runImportRoute,
} from '@jyotiratna/contract/admin/imports';
import { importKindNames, importOutcomeNames, imports as t } from '#messages/admin/imports.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { formatFigure } from '../layout/count-of.ts';
import { Panel } from '../layout/panel.tsx';
import { useSend } from '../layout/use-send.ts';
import { ReportRows } from './report-rows.tsx';

const results = [...importResults, 'missing'] as const;

/** What becomes of the records, in figures and one by one; the press that carries it out. */
export function ImportReportPanel({ of }: { of: Import }) {
  const { id, status, counts, done, total } = of;
  const run = useSend({ call: () => shop(runImportRoute, { params: { id } }) });
  const retry = useSend({ call: () => shop(retryImportRoute, { params: { id } }) });
  const kinds = importKinds.filter((kind) => counts[kind]);
  const failed = kinds.some((kind) => (counts[kind]?.failed ?? 0) > 0);
  const alert = run.alert ?? retry.alert;
  return (
    <>
      <Panel title={t.report} note={status === 'checked' ? t.reportText : t.resultText}>
        <div className="grid grid-cols-1 gap-5">
          {alert && (
            <Alert tone="error" title={t.failedTitle}>
              {alert}
            </Alert>
          )}
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
                cell: (kind: (typeof kinds)[number]) => formatFigure(counts[kind]?.[outcome] ?? 0),
              })),
            ]}
          />
          <p role="status" className="figures text-text-2">
            {status === 'running' && t.running(formatFigure(done), formatFigure(total))}
            {status === 'finished' && t.finished}
          </p>
          <div className="flex flex-wrap gap-3">
            {status === 'checked' && (
              <Button busy={run.busy} onClick={() => run.send()}>
                {t.run}
              </Button>
            )}
            {status === 'finished' && failed && (
              <Button kind="second" busy={retry.busy} onClick={() => retry.send()}>
                {t.retry}
              </Button>
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
      <ReportRows id={id} kinds={kinds} status={`${status} ${done}`} />
    </>
  );
}
