import type { ConsultationReport, ReportReason } from '@jyotiratna/contract';
import {
  closeConsultationReport,
  consultationReportsRoute,
} from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { consultations as texts } from '#messages/admin/consultations.ts';
import { sessionReports as t } from '#messages/admin/session-reports.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminFormDialog } from '../layout/admin-form.tsx';
import { formatIndiaMoment } from '../layout/dates.ts';
import { LoadError } from '../layout/load-states.tsx';
import { useForm } from '../layout/use-form.ts';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import type { RecordColumn } from '../list/columns.ts';
import { RecordTable } from '../list/record-table.tsx';

const reportsKey = ['admin', 'consultation-reports'];

const reasons: Record<ReportReason, string> = {
  contact: texts.askedTalkOutside,
  money: texts.askedMoneyOr,
  abuse: texts.rudeThreateningOr,
  promise: texts.promisedOrFrightened,
  other: texts.somethingElse,
};

const columns: readonly RecordColumn<ConsultationReport>[] = [
  {
    key: 'when',
    head: texts.whenIst,
    lead: 'title',
    cell: ({ at }) => <span className="figures">{formatIndiaMoment(at)}</span>,
  },
  {
    key: 'by',
    head: texts.by,
    value: ({ side, customerName, healerName }) =>
      side === 'customer' ? customerName : healerName,
  },
  {
    key: 'about',
    head: texts.about,
    value: ({ side, customerName, healerName }) =>
      side === 'customer' ? healerName : customerName,
  },
  {
    key: 'reason',
    head: texts.reason,
    value: ({ reason }) => reasons[reason],
    note: ({ text }) => text,
  },
];

/**
 * What either side of sessions has reported, open reports first; nothing where there is none, or
 * while they load.
 */
export function ReportList() {
  const [closing, setClosing] = useState<ConsultationReport | null>(null);
  const reports = useFreshQuery(['consultation-reports'], () => shop(consultationReportsRoute));
  const { data } = reports;
  const handled: RecordColumn<ConsultationReport> = {
    key: 'do',
    head: texts.handled,
    cell: (report) =>
      report.handledAt ? (
        <span className="wrap-anywhere">{report.note}</span>
      ) : (
        <Button kind="text" size="s" onClick={() => setClosing(report)}>
          {texts.close}
          <span className="sr-only">
            {' '}
            {texts.reportAbout(report.healerName, report.customerName)}
          </span>
        </Button>
      ),
  };
  if (reports.isError)
    return (
      <LoadError
        message={t.loadFailed}
        error={reports.error}
        onRetry={() => void reports.refetch()}
      />
    );
  if (!data || data.reports.length === 0) return null;
  return (
    <div className="mb-8">
      <RecordTable
        caption={texts.reports}
        rows={data.reports}
        rowKey={({ id }) => id}
        columns={[...columns, handled]}
      />
      {closing && <CloseReport report={closing} onClose={() => setClosing(null)} />}
    </div>
  );
}

function CloseReport({ report, onClose }: { report: ConsultationReport; onClose: () => void }) {
  const form = useForm({
    initial: { note: '' },
    call: (body) => shop(closeConsultationReport, { params: { id: report.id }, body }),
    replaces: reportsKey,
    fallback: texts.couldNotClosed,
    onDone: onClose,
  });
  return (
    <AdminFormDialog
      of={{ ...form, alert: form.message }}
      title={texts.closeReport}
      description={texts.whatDoneStands}
      save={texts.closeReport}
      onClose={onClose}
    >
      <TextField label={texts.whatDone} maxLength={500} {...form.field('note')} />
    </AdminFormDialog>
  );
}
