import type { ConsultationReport, ReportReason } from '@jyotiratna/contract';
import {
  closeConsultationReport,
  consultationReportsRoute,
} from '@jyotiratna/contract/admin/consultations';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { consultations as texts } from '#messages/admin/consultations.ts';
import { sessionReports as t } from '#messages/admin/session-reports.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useCall } from '../../../use-call.ts';
import { CallAlert } from '../layout/call-alert.tsx';
import { formatIndiaMoment } from '../layout/dates.ts';
import { LoadError } from '../layout/load-states.tsx';
import { RecordTable } from '../list/record-table.tsx';

const reportsKey = ['admin', 'consultation-reports'];

const reasons: Record<ReportReason, string> = {
  contact: texts.askedTalkOutside,
  money: texts.askedMoneyOr,
  abuse: texts.rudeThreateningOr,
  promise: texts.promisedOrFrightened,
  other: texts.somethingElse,
};

/**
 * What either side of sessions has reported, open reports first; nothing where there is none, or
 * while they load.
 */
export function ReportList() {
  const [closing, setClosing] = useState<ConsultationReport | null>(null);
  const reports = useQuery({
    queryKey: reportsKey,
    queryFn: () => shop(consultationReportsRoute),
    staleTime: 0,
  });
  const { data } = reports;
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
        columns={[
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
          {
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
          },
        ]}
      />
      {closing && <CloseReport report={closing} onClose={() => setClosing(null)} />}
    </div>
  );
}

function CloseReport({ report, onClose }: { report: ConsultationReport; onClose: () => void }) {
  const { send, busy, message } = useCall({
    call: (note: string) =>
      shop(closeConsultationReport, { params: { id: report.id }, body: { note } }),
    replaces: reportsKey,
    fallback: texts.couldNotClosed,
    onDone: onClose,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(String(new FormData(event.currentTarget).get('note')));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.closeReport}
      description={texts.whatDoneStands}
    >
      <form onSubmit={submit} className="grid gap-4">
        <CallAlert>{message}</CallAlert>
        <TextField label={texts.whatDone} name="note" maxLength={500} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {texts.closeReport}
        </Button>
      </form>
    </Dialog>
  );
}
