import { formatRupeesExact, type User } from '@jyotiratna/contract';
import { listConsultations } from '@jyotiratna/contract/consultations';
import { type BalanceMovement, readBalanceRoute } from '@jyotiratna/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../api.ts';
import { NotLoaded } from '../../not-loaded.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { balanceKey } from './balance-key.ts';
import { SessionRow, whenInIndia } from './session-row.tsx';
import { TopUpSection } from './top-up.tsx';
import { VoucherList } from './vouchers.tsx';

/**
 * A customer's prepaid balance, its movements, and past sessions. `booked`: the upcoming sessions.
 */
export function SessionsPage({ user, booked }: { user: User; booked: ReactNode }) {
  const money = useQuery({
    queryKey: balanceKey,
    queryFn: () => api(readBalanceRoute),
    staleTime: 0,
  });
  const list = useQuery({
    queryKey: ['consultations'],
    queryFn: () => api(listConsultations),
    staleTime: 0,
    refetchInterval: 10_000,
  });
  const sessions = list.data?.consultations;
  return (
    <>
      <PageHead title={t.heading} low>
        {t.lead}
      </PageHead>
      <div className="page grid items-start gap-5 py-8 md:grid-cols-[minmax(0,1fr)_24rem] md:py-10">
        <div className="grid gap-5">
          {booked}
          <Card
            title={t.list}
            aside={
              <LinkButton to="/spiritual-healers" kind="second" size="s">
                {t.selectHealer}
              </LinkButton>
            }
          >
            {!sessions && (
              <NotLoaded of={list}>
                <Skeleton className="h-24" />
              </NotLoaded>
            )}
            {sessions?.length === 0 && <p className="text-text-2">{t.none}</p>}
            <ul className="-mx-5 divide-y divide-line md:-mx-7">
              {sessions?.map((one) => (
                <SessionRow key={one.id} consultation={one} to={`/sessions/${one.id}`} />
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid gap-5 max-md:order-first">
          <Card title={t.balance}>
            {money.data ? (
              <p role="status" className="figures text-display-l">
                {formatRupeesExact(money.data.balance)}
              </p>
            ) : (
              <NotLoaded of={money}>
                <Skeleton className="h-12" />
              </NotLoaded>
            )}
            <p className="mt-1 mb-5 text-small text-text-2">{t.balanceNote}</p>
            <TopUpSection user={user} />
          </Card>
          <VoucherList />
          {money.data && money.data.movements.length > 0 && (
            <Card title={t.movements}>
              <ul className="divide-y divide-line">
                {money.data.movements.map((one) => (
                  <MovementRow key={`${one.kind} ${one.consultationId ?? one.at}`} movement={one} />
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

/** A movement of the balance, with its time and session. */
function MovementRow({
  movement: { kind, consultationId, amount, count, at },
}: {
  movement: BalanceMovement;
}) {
  const label = t.movement[kind];
  return (
    <li className="figures flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        {consultationId ? (
          <Link to={`/sessions/${consultationId}`} className="text-link">
            {label}
          </Link>
        ) : (
          label
        )}
        <p className="text-small text-text-2">
          <time dateTime={at}>{whenInIndia(at)}</time>
          {kind === 'minute' && ` · ${t.minutes(count)}`}
        </p>
      </div>
      <span className={`shrink-0 font-semibold ${amount > 0 ? 'text-harit-700' : ''}`}>
        {signedRupees(amount)}
      </span>
    </li>
  );
}

/** An amount with its sign: '+₹500.00', '−₹130.00'. */
function signedRupees(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatRupeesExact(Math.abs(amount))}`;
}
