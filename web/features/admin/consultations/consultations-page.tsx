import { type AdminConsultation, type AdminHealer, formatRupeesExact, indiaZone, pathOf } from '@jyotiratna/contract';
import { adminConsultations, payouts } from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { language } from '#messages/language.ts';
import { shop } from '../../../shop.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { RowButton } from '../layout/row-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { ChangeShare } from './change-share.tsx';
import { InviteHealer } from './invite-healer.tsx';
import { OpenTranscript } from './open-transcript.tsx';
import { NotePayout } from './record-payout.tsx';
import { RefundSession, refundable } from './refund-session.tsx';
import { ReportList } from './report-list.tsx';

const consultationsKey = ['admin', 'consultations'];
const when = new Intl.DateTimeFormat(language.dates, { dateStyle: 'medium', timeStyle: 'short', timeZone: indiaZone });

const states: Record<AdminConsultation['status'], string> = {
  requested: 'Requested',
  waiting: 'On the waiting list',
  accepted: 'Accepted',
  running: 'Running',
  ended: 'Ended',
};
const ends: Record<NonNullable<AdminConsultation['endReason']>, string> = {
  customer: 'Ended by the customer',
  healer: 'Ended by the healer',
  balance: 'Balance used up',
  time: 'Its time was over',
  silence: 'Ended by silence',
  away: 'One side was away',
  declined: 'Declined',
  missed: 'Not answered',
  withdrawn: 'Withdrawn',
  no_show: 'Did not begin',
};

/** Sessions of so few stars are offered for a refund. */
const isRatedBadly = ({ stars }: AdminConsultation) => stars !== null && stars <= 2;

/** The account behind a row of the list of healers. */
function accountOf({ email, invitedEmail, former }: AdminHealer): string {
  if (former) return 'Former person, account closed';
  return email ?? (invitedEmail ? `Invited: ${invitedEmail}` : 'Sample');
}

const healerColumns: readonly RecordColumn<AdminHealer>[] = [
  { key: 'name', head: 'Healer', lead: 'title', value: ({ name }) => name },
  { key: 'account', head: 'Account', cell: (healer) => <span className="break-all">{accountOf(healer)}</span> },
  { key: 'online', head: 'Online', value: ({ email, online }) => (email ? (online ? 'Yes' : 'No') : '–') },
  { key: 'share', head: 'Share', value: ({ email, sharePercent }) => (email ? `${sharePercent}%` : '–') },
  { key: 'owed', head: 'Owed', value: ({ email, owed }) => (email || owed > 0 ? formatRupeesExact(owed) : '–') },
];

const columns: readonly RecordColumn<AdminConsultation>[] = [
  {
    key: 'when',
    head: 'When (IST)',
    lead: 'title',
    value: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <span className="figures">{when.format(new Date(requestedAt))}</span>,
  },
  { key: 'healer', head: 'Healer', value: ({ healerName }) => healerName },
  { key: 'customer', head: 'Customer', value: ({ customerName }) => customerName },
  { key: 'status', head: 'Status', value: ({ status, endReason }) => (endReason ? ends[endReason] : states[status]) },
  {
    key: 'bill',
    head: 'Bill',
    value: ({ charged, refunded, adminRefunded }) => charged - refunded - adminRefunded,
    cell: ({ minutes, charged, refunded, adminRefunded }) => (
      <span className="figures">
        {minutes} min, {formatRupeesExact(charged - refunded - adminRefunded)}
      </span>
    ),
  },
  { key: 'stars', head: 'Rating', value: ({ stars }) => (stars === null ? '–' : `${stars} of 5`) },
];

const filters: readonly Filter<AdminConsultation>[] = [{ name: 'search', label: 'Search sessions' }];

type Open =
  | { what: 'invite' | 'share' | 'pay'; healer: AdminHealer }
  | { what: 'read' | 'refund'; consultation: AdminConsultation };

/** Healers with their months, and every session. */
export function ConsultationsPage() {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const actions: RecordColumn<AdminConsultation> = {
    key: 'actions',
    head: 'Actions',
    actions: true,
    cell: (row) => (
      <span className="inline-flex flex-wrap justify-end">
        {refundable(row) > 0 && (
          <RowButton
            label={`Refund the session of ${row.customerName}`}
            onPress={() => setOpen({ what: 'refund', consultation: row })}
          >
            {isRatedBadly(row) ? 'Rated badly: refund' : 'Refund'}
          </RowButton>
        )}
        {!row.transcriptDeleted && row.messages > 0 && (
          <RowButton
            label={`Read the transcript of ${row.customerName}`}
            onPress={() => setOpen({ what: 'read', consultation: row })}
          >
            Read
          </RowButton>
        )}
      </span>
    ),
  };
  const deeds: RecordColumn<AdminHealer> = {
    key: 'do',
    head: 'Actions',
    actions: true,
    cell: (healer) => <HealerDeeds healer={healer} onOpen={(subject) => setOpen({ what: subject, healer })} />,
  };
  return (
    <>
      <AdminList
        title="Sessions"
        what="sessions"
        queryKey={consultationsKey}
        load={async () => {
          const { consultations, healers } = await shop(adminConsultations);
          return { rows: consultations, healers };
        }}
        actions={(data) => <Payouts healers={data?.healers ?? []} />}
        before={(data) =>
          data && (
            <div className="mb-8">
              <ReportList />
              <RecordTable
                caption="Healers"
                rows={data.healers}
                rowKey={({ id }) => id}
                columns={[...healerColumns, deeds]}
              />
            </div>
          )
        }
        filters={filters}
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        empty={{ title: 'No sessions yet' }}
      />
      {open?.what === 'invite' && <InviteHealer healer={open.healer} onClose={close} />}
      {open?.what === 'share' && <ChangeShare healer={open.healer} onClose={close} />}
      {open?.what === 'pay' && <NotePayout healer={open.healer} onClose={close} />}
      {open?.what === 'refund' && <RefundSession consultation={open.consultation} onClose={close} />}
      {open?.what === 'read' && <OpenTranscript consultation={open.consultation} onClose={close} />}
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
      Payouts {month} (CSV)
    </a>
  ));
}

type DeedsProps = { healer: AdminHealer; onOpen: (subject: 'invite' | 'share' | 'pay') => void };

function HealerDeeds({ healer: { name, email, former }, onOpen }: DeedsProps) {
  if (!former && !email)
    return (
      <RowButton label={`Invite a person as ${name}`} onPress={() => onOpen('invite')}>
        Invite
      </RowButton>
    );
  return (
    <span className="inline-flex flex-wrap">
      {!former && (
        <RowButton label={`Change share of ${name}`} onPress={() => onOpen('share')}>
          Change share
        </RowButton>
      )}
      <RowButton
        label={former ? `Payouts to the former person of ${name}` : `Payouts to ${name}`}
        onPress={() => onOpen('pay')}
      >
        Payouts
      </RowButton>
    </span>
  );
}
