import { type DashboardReply, formatRupeesExact, indiaZone, pathOf } from '@jyotiratna/contract';
import { healerStatement, healerStatementPaper } from '@jyotiratna/contract/healer-dashboard';
import { session as t } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { Card } from '../../../ui/card.tsx';

const labels = t.dashboard;

const onDay = new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeZone: indiaZone });
const inMonth = new Intl.DateTimeFormat(language.tag, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** The label of a month, 'November 2026' for '2026-11'. */
const monthLabels = (month: string) => inMonth.format(new Date(`${month}-01T00:00:00Z`));

/** The healer's share by month with statements, the balance owed and the payouts. */
export function Earnings({ reply }: { reply: DashboardReply }) {
  return (
    <Card title={labels.earnings}>
      <p className="text-text-2">{labels.share(reply.sharePercent)}</p>
      <p className="figures mb-3 font-semibold">{labels.owed(formatRupeesExact(reply.owed))}</p>
      {reply.months.length === 0 && <p className="text-text-2">{labels.noEarnings}</p>}
      <ul className="divide-y divide-line">
        {reply.months.map(({ month, sessions, minutes, share }) => (
          <li
            key={month}
            className="figures flex flex-wrap items-center justify-between gap-x-4 py-2"
          >
            <span className="flex flex-wrap gap-x-4">
              <a
                href={pathOf(healerStatementPaper, { query: { month } })}
                download
                className="text-link inline-flex min-h-11 items-center"
              >
                {labels.statement(monthLabels(month))}
              </a>
              <a
                href={pathOf(healerStatement, { query: { month } })}
                download
                aria-label={labels.tableOf(monthLabels(month))}
                className="text-link inline-flex min-h-11 items-center"
              >
                {labels.table}
              </a>
            </span>
            <span>
              {labels.sessions(sessions)}, {t.minutes(minutes)}
            </span>
            <span className="font-semibold">{formatRupeesExact(share)}</span>
          </li>
        ))}
      </ul>
      {reply.payouts.length > 0 && (
        <ul className="mt-3 border-t border-line pt-3 text-small text-text-2">
          {reply.payouts.map(({ id, amount, tds, reference, at }) => (
            <li key={id} className="figures py-1">
              {labels.paidOut(
                formatRupeesExact(amount),
                onDay.format(new Date(at)),
                reference,
                tds > 0 ? formatRupeesExact(tds) : null,
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
