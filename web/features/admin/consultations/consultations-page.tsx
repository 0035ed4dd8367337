import {
  type AdminConsultation,
  type AdminHealer,
  formatRupeesExact,
  pathOf,
} from '@jyotiratna/contract';
import { adminConsultations, payouts } from '@jyotiratna/contract/admin/consultations';
import { consultations as t } from '#messages/admin/consultations.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { formatIndiaMoment } from '../layout/dates.ts';
import { useDialog } from '../layout/use-dialog.ts';
import { AdminList } from '../list/admin-list.tsx';
import { actionColumn } from '../list/cell-content.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { loadRows } from '../list/load-rows.ts';
import { RecordTable } from '../list/record-table.tsx';
import {
  ChangeShare,
  InviteHealer,
  OpenTranscript,
  RefundSession,
  refundable,
} from './consultation-dialogs.tsx';
import { RecordPayout } from './record-payout.tsx';
import { ReportList } from './report-list.tsx';

const states: Record<AdminConsultation['status'], string> = {
  requested: t.requested,
  waiting: t.waitingList,
  accepted: t.accepted,
  running: t.running,
  ended: t.ended,
};
const ends: Record<NonNullable<AdminConsultation['endReason']>, string> = {
  customer: t.endedCustomer,
  healer: t.endedHealer,
  balance: t.balanceUsedUp,
  time: t.timeOver,
  silence: t.endedSilence,
  away: t.oneSideAway,
  declined: t.declined,
  missed: t.notAnswered,
  withdrawn: t.withdrawn,
  no_show: t.didNotBegin,
};

/** Sessions of so few stars are offered for a refund. */
const isRatedBadly = ({ stars }: AdminConsultation) => stars !== null && stars <= 2;

/** The account behind a row of the list of healers. */
function accountOf({ email, invitedEmail, former }: AdminHealer): string {
  if (former) return t.formerPersonAccount;
  return email ?? (invitedEmail ? t.invited(invitedEmail) : t.sample);
}

const healerColumns: readonly RecordColumn<AdminHealer>[] = [
  { key: 'name', head: t.healer, lead: 'title', value: ({ name }) => name },
  {
    key: 'account',
    head: t.account,
    cell: (healer) => <span className="break-all">{accountOf(healer)}</span>,
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
];

const columns: readonly RecordColumn<AdminConsultation>[] = [
  {
    key: 'when',
    head: t.whenIst,
    lead: 'title',
    value: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <span className="figures">{formatIndiaMoment(requestedAt)}</span>,
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
    cell: ({ minutes, charged, refunded, adminRefunded }) => (
      <span className="figures">
        {t.min(minutes, formatRupeesExact(charged - refunded - adminRefunded))}
      </span>
    ),
  },
  { key: 'stars', head: t.rating, value: ({ stars }) => (stars === null ? '–' : t.of5(stars)) },
];

const load = loadRows(adminConsultations, 'consultations');
const filters: readonly Filter<AdminConsultation>[] = [{ name: 'search', label: t.searchSessions }];

/** Healers with their months, and every session. */
export function ConsultationsPage() {
  const [dialog, show] = useDialog();
  const actions = actionColumn(t.actions, (row: AdminConsultation) => [
    refundable(row) > 0 && {
      text: isRatedBadly(row) ? t.ratedBadlyRefund : t.refund,
      label: t.refundSession(row.customerName),
      onPress: () => show((onClose) => <RefundSession consultation={row} onClose={onClose} />),
    },
    !row.transcriptDeleted &&
      row.messages > 0 && {
        text: t.read,
        label: t.readTranscript(row.customerName),
        onPress: () => show((onClose) => <OpenTranscript consultation={row} onClose={onClose} />),
      },
  ]);
  const healerActions = actionColumn(t.actions, (healer: AdminHealer) => {
    const { name, email, former } = healer;
    if (!former && !email)
      return [
        {
          text: t.invite,
          label: t.invitePersonAs(name),
          onPress: () => show((onClose) => <InviteHealer healer={healer} onClose={onClose} />),
        },
      ];
    return [
      !former && {
        text: t.changeShareLabel,
        label: t.changeShare(name),
        onPress: () => show((onClose) => <ChangeShare healer={healer} onClose={onClose} />),
      },
      {
        text: t.payoutsLabel,
        label: former ? t.payoutsFormerPerson(name) : t.payouts(name),
        onPress: () => show((onClose) => <RecordPayout healer={healer} onClose={onClose} />),
      },
    ];
  });
  return (
    <>
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
                columns={[...healerColumns, healerActions]}
              />
            </div>
          )
        }
        filters={filters}
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        empty={{ title: t.noSessionsYet }}
      />
      {dialog}
    </>
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
