import {
  type AdminConsultation,
  type AdminHealer,
  type ConsultationReport,
  formatRupeesExact,
  pathOf,
  type ReportReason,
} from '@jyotiratna/contract';
import {
  adminConsultations,
  closeConsultationReport,
  consultationReportsRoute,
  payouts,
} from '@jyotiratna/contract/admin/consultations';
import { consultations as t } from '#messages/admin/consultations.ts';
import { sessionReports } from '#messages/admin/session-reports.ts';
import { api } from '../../../api.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { CallDialog } from '../layout/dialogs.tsx';
import { LoadStates, useFreshQuery } from '../layout/page.tsx';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn, RowActions } from '../list/columns.tsx';
import type { Filter } from '../list/filter-bar.tsx';
import { RecordTable } from '../list/record-table.tsx';
import {
  ChangeShare,
  InviteHealer,
  OpenTranscript,
  RecordPayout,
  RefundSession,
  refundable,
} from './consultation-dialogs.tsx';

const states: Record<AdminConsultation['status'], string> = {
  requested: t.requested,
  waiting: t.waitingList,
  accepted: t.accepted,
  running: t.running,
  ended: t.ended,
};
const ends: Record<NonNullable<AdminConsultation['endReason']>, string> = {
  customer: t.closedByCustomer,
  healer: t.closedByHealer,
  balance: t.balanceUsedUp,
  time: t.timeOver,
  silence: t.closedBySilence,
  away: t.oneSideAway,
  declined: t.declined,
  missed: t.notAnswered,
  withdrawn: t.withdrawn,
  no_show: t.didNotBegin,
};

/** Sessions rated with at most two stars are suggested for a refund. */
const isRatedBadly = ({ stars }: AdminConsultation) => stars !== null && stars <= 2;

/** The account of a healer, as displayed in the list. */
function accountOf({ email, invitedEmail, former }: AdminHealer): string {
  if (former) return t.formerPersonAccount;
  return email ?? (invitedEmail ? t.invited(invitedEmail) : t.sample);
}

const healerColumns: readonly RecordColumn<AdminHealer>[] = [
  { key: 'name', head: t.healer, lead: 'title', value: ({ name }) => name },
  {
    key: 'account',
    head: t.account,
    className: 'break-all',
    value: accountOf,
  },
  {
    key: 'online',
    head: t.online,
    value: ({ email, online }) => (email ? (online ? t.yes : t.no) : '–'),
  },
  {
    key: 'share',
    head: t.shareLabel,
    value: ({ email, sharePercent }) => (email ? `${sharePercent}%` : '–'),
  },
  {
    key: 'owed',
    head: t.owed,
    value: ({ email, owed }) => (email || owed > 0 ? formatRupeesExact(owed) : '–'),
  },
  actionColumn(t.actions, (healer) => {
    const { name, email, former } = healer;
    const known = former || email !== null;
    return [
      !known && {
        text: t.invite,
        label: t.invitePersonAs(name),
        dialog: (onClose) => <InviteHealer healer={healer} onClose={onClose} />,
      },
      email !== null &&
        !former && {
          text: t.changeShareLabel,
          label: t.changeShare(name),
          dialog: (onClose) => <ChangeShare healer={healer} onClose={onClose} />,
        },
      known && {
        text: t.payoutsLabel,
        label: former ? t.payoutsFormerPerson(name) : t.payouts(name),
        dialog: (onClose) => <RecordPayout healer={healer} onClose={onClose} />,
      },
    ];
  }),
];

const columns: readonly RecordColumn<AdminConsultation>[] = [
  {
    key: 'when',
    head: t.whenIst,
    lead: 'title',
    value: ({ requestedAt }) => requestedAt,
    className: 'figures',
    cell: ({ requestedAt }) => formatDateTime(requestedAt),
  },
  { key: 'healer', head: t.healer, value: ({ healerName }) => healerName },
  { key: 'customer', head: t.customer, value: ({ customerName }) => customerName },
  {
    key: 'status',
    head: t.status,
    value: ({ status, endReason }) => (endReason ? ends[endReason] : states[status]),
  },
  {
    key: 'bill',
    head: t.bill,
    value: ({ charged, refunded, adminRefunded }) => charged - refunded - adminRefunded,
    className: 'figures',
    cell: ({ minutes, charged, refunded, adminRefunded }) =>
      t.min(minutes, formatRupeesExact(charged - refunded - adminRefunded)),
  },
  { key: 'stars', head: t.rating, value: ({ stars }) => (stars === null ? '–' : t.of5(stars)) },
  actionColumn(t.actions, (row) => [
    refundable(row) > 0 && {
      text: isRatedBadly(row) ? t.ratedBadlyRefund : t.refund,
      label: t.refundSession(row.customerName),
      dialog: (onClose) => <RefundSession consultation={row} onClose={onClose} />,
    },
    !row.transcriptDeleted &&
      row.messages > 0 && {
        text: t.read,
        label: t.readTranscript(row.customerName),
        dialog: (onClose) => <OpenTranscript consultation={row} onClose={onClose} />,
      },
  ]),
];

const load = loadRows(adminConsultations, 'consultations');
const filters: readonly Filter<AdminConsultation>[] = [{ name: 'search', label: t.searchSessions }];

/** Healers with their monthly figures, and every session. */
export function ConsultationsPage() {
  return (
    <AdminList
      title={t.sessions}
      subject={t.sessionsNoun}
      queryKey={['admin', 'consultations']}
      load={load}
      actions={(data) => <Payouts healers={data?.healers ?? []} />}
      before={(data) =>
        data && (
          <div className="mb-8">
            <ReportList />
            <RecordTable
              caption={t.healers}
              rows={data.healers}
              rowKey={({ id }) => id}
              columns={healerColumns}
            />
          </div>
        )
      }
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ title: t.noSessionsYet }}
    />
  );
}

function Payouts({ healers }: { healers: readonly AdminHealer[] }) {
  const months = [...new Set(healers.flatMap((healer) => healer.months.map(({ month }) => month)))];
  return months.toSorted().map((month) => (
    <a
      key={month}
      href={pathOf(payouts, { query: { month } })}
      download
      className={buttonClass({ kind: 'second', size: 's' })}
    >
      {t.payoutsCsv(month)}
    </a>
  ));
}

const reportReasons: Record<ReportReason, string> = {
  contact: t.askedTalkOutside,
  money: t.askedMoneyOr,
  abuse: t.rudeThreateningOr,
  promise: t.promisedOrFrightened,
  other: t.somethingElse,
};

const reportColumns: readonly RecordColumn<ConsultationReport>[] = [
  {
    key: 'when',
    head: t.whenIst,
    lead: 'title',
    className: 'figures',
    cell: ({ at }) => formatDateTime(at),
  },
  {
    key: 'by',
    head: t.by,
    value: ({ side, customerName, healerName }) =>
      side === 'customer' ? customerName : healerName,
  },
  {
    key: 'about',
    head: t.about,
    value: ({ side, customerName, healerName }) =>
      side === 'customer' ? healerName : customerName,
  },
  {
    key: 'reason',
    head: t.reason,
    value: ({ reason }) => reportReasons[reason],
    note: ({ text }) => text,
  },
  {
    key: 'do',
    head: t.handled,
    cell: (report) =>
      report.handledAt ? (
        <span className="wrap-anywhere">{report.note}</span>
      ) : (
        <RowActions
          actions={[
            {
              text: t.close,
              label: `${t.close} ${t.reportAbout(report.healerName, report.customerName)}`,
              dialog: (onClose) => <CloseReport report={report} onClose={onClose} />,
            },
          ]}
        />
      ),
  },
];

/**
 * Reports by both sides of sessions, open ones first; renders nothing without any, or while they
 * load.
 */
function ReportList() {
  const reports = useFreshQuery(['consultation-reports'], () => api(consultationReportsRoute));
  const { data } = reports;
  if (reports.isError)
    return <LoadStates of={reports} subject="" failed={sessionReports.loadFailed} />;
  if (!data || data.reports.length === 0) return null;
  return (
    <div className="mb-8">
      <RecordTable
        caption={t.reports}
        rows={data.reports}
        rowKey={({ id }) => id}
        columns={reportColumns}
      />
    </div>
  );
}

function CloseReport({ report, onClose }: { report: ConsultationReport; onClose: () => void }) {
  return (
    <CallDialog
      title={t.closeReport}
      failed={t.couldNotClosed}
      description={t.whatDoneStands}
      confirm={t.closeReport}
      start={{ note: '' }}
      call={(body) => api(closeConsultationReport, { params: { id: report.id }, body })}
      onClose={onClose}
    >
      {({ field }) => <TextField label={t.whatDone} maxLength={500} {...field('note')} />}
    </CallDialog>
  );
}
