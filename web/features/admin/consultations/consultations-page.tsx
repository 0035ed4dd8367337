import { type AdminConsultation, type AdminHealer, formatRupeesExact, indiaZone, pathOf } from '@jyotiratna/contract';
import { adminConsultations, payouts } from '@jyotiratna/contract/admin/consultations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { ChangeShare } from './change-share.tsx';
import { InviteHealer } from './invite-healer.tsx';
import { NotePayout } from './note-payout.tsx';
import { OpenTranscript } from './open-transcript.tsx';
import { RefundSession, refundable } from './refund-session.tsx';

export const consultationsKey = ['admin', 'consultations'];
const when = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: indiaZone });

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

/** Healers with their months, and every session. */
export function ConsultationsPage() {
  const [inviting, setInviting] = useState<AdminHealer | null>(null);
  const [sharing, setSharing] = useState<AdminHealer | null>(null);
  const [paying, setPaying] = useState<AdminHealer | null>(null);
  const [refunding, setRefunding] = useState<AdminConsultation | null>(null);
  const [reading, setReading] = useState<AdminConsultation | null>(null);
  const list = useQuery({ queryKey: consultationsKey, queryFn: () => shop(adminConsultations), staleTime: 0 });
  const months = [...new Set(list.data?.healers.flatMap((healer) => healer.months.map(({ month }) => month)))];
  return (
    <>
      <AdminHead title="Sessions">
        <div className="flex flex-wrap gap-2">
          {months.toSorted().map((month) => (
            <a
              key={month}
              href={pathOf(payouts, { query: { month } })}
              download
              className={buttonClass({ kind: 'second', size: 's' })}
            >
              Payouts {month} (CSV)
            </a>
          ))}
        </div>
      </AdminHead>
      <LoadStates of={list} what="sessions" rows={5} />
      {list.data && (
        <>
          <RecordTable
            caption="Healers"
            rows={list.data.healers}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', head: 'Healer', lead: 'title', cell: ({ name }) => name },
              {
                key: 'account',
                head: 'Account',
                cell: (healer) => <span className="break-all">{accountOf(healer)}</span>,
              },
              { key: 'online', head: 'Online', cell: ({ email, online }) => (email ? (online ? 'Yes' : 'No') : '–') },
              { key: 'share', head: 'Share', cell: ({ email, sharePercent }) => (email ? `${sharePercent}%` : '–') },
              {
                key: 'owed',
                head: 'Owed',
                cell: ({ email, owed }) => (
                  <span className="figures">{email || owed > 0 ? formatRupeesExact(owed) : '–'}</span>
                ),
              },
              {
                key: 'do',
                head: 'Actions',
                cell: (healer) =>
                  healer.former ? (
                    <Button kind="text" size="s" onClick={() => setPaying(healer)}>
                      Payouts
                      <span className="sr-only"> to the former person of {healer.name}</span>
                    </Button>
                  ) : healer.email ? (
                    <div className="flex flex-wrap">
                      <Button kind="text" size="s" onClick={() => setSharing(healer)}>
                        Change share
                        <span className="sr-only"> of {healer.name}</span>
                      </Button>
                      <Button kind="text" size="s" onClick={() => setPaying(healer)}>
                        Payouts
                        <span className="sr-only"> to {healer.name}</span>
                      </Button>
                    </div>
                  ) : (
                    <Button kind="text" size="s" onClick={() => setInviting(healer)}>
                      Invite
                      <span className="sr-only"> a person as {healer.name}</span>
                    </Button>
                  ),
              },
            ]}
          />
          <div className="mt-8" />
          {list.data.consultations.length === 0 ? (
            <EmptyState title="No sessions yet" />
          ) : (
            <RecordTable
              caption="Sessions"
              rows={list.data.consultations}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'when',
                  head: 'When (IST)',
                  lead: 'title',
                  cell: ({ requestedAt }) => <span className="figures">{when.format(new Date(requestedAt))}</span>,
                },
                { key: 'healer', head: 'Healer', cell: ({ healerName }) => healerName },
                { key: 'customer', head: 'Customer', cell: ({ customerName }) => customerName },
                {
                  key: 'status',
                  head: 'Status',
                  cell: ({ status, endReason }) => (endReason ? ends[endReason] : states[status]),
                },
                {
                  key: 'bill',
                  head: 'Bill',
                  cell: ({ minutes, charged, refunded, adminRefunded }) => (
                    <span className="figures">
                      {minutes} min, {formatRupeesExact(charged - refunded - adminRefunded)}
                    </span>
                  ),
                },
                {
                  key: 'stars',
                  head: 'Rating',
                  cell: ({ stars }) => (stars === null ? '–' : `${stars} of 5`),
                },
                {
                  key: 'refund',
                  head: 'Refund',
                  cell: (row) =>
                    refundable(row) > 0 ? (
                      <Button kind={isRatedBadly(row) ? 'second' : 'text'} size="s" onClick={() => setRefunding(row)}>
                        {isRatedBadly(row) ? 'Rated badly: refund' : 'Refund'}
                        <span className="sr-only"> the session of {row.customerName}</span>
                      </Button>
                    ) : (
                      '–'
                    ),
                },
                {
                  key: 'read',
                  head: 'Transcript',
                  cell: (row) =>
                    row.transcriptDeleted || row.messages === 0 ? (
                      'None'
                    ) : (
                      <Button kind="text" size="s" onClick={() => setReading(row)}>
                        Read
                        <span className="sr-only"> the transcript of {row.customerName}</span>
                      </Button>
                    ),
                },
              ]}
            />
          )}
        </>
      )}
      {inviting && <InviteHealer healer={inviting} onClose={() => setInviting(null)} />}
      {sharing && <ChangeShare healer={sharing} onClose={() => setSharing(null)} />}
      {paying && <NotePayout healer={paying} onClose={() => setPaying(null)} />}
      {refunding && <RefundSession consultation={refunding} onClose={() => setRefunding(null)} />}
      {reading && <OpenTranscript consultation={reading} onClose={() => setReading(null)} />}
    </>
  );
}
