import { type DeskReply, formatRupeesExact, indiaZone, pathOf } from '@jyotiratna/contract';
import { healerStatement, healerStatementPaper } from '@jyotiratna/contract/healer-desk';
import { session as texts } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { Card } from '../../../ui/card.tsx';

const onDay = new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeZone: indiaZone });
const inMonth = new Intl.DateTimeFormat(language.tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** 'November 2026' from '2026-11'. */
const monthWords = (month: string) => inMonth.format(new Date(`${month}-01T00:00:00Z`));

/** The healer's share by month with its statements, what is owed and what was paid out. */
export function Earnings({ desk }: { desk: DeskReply }) {
  return (
    <Card title={texts.desk.earnings}>
      <p className="text-text-2">{texts.desk.share(desk.sharePercent)}</p>
      <p className="figures mb-3 font-semibold">{texts.desk.owed(formatRupeesExact(desk.owed))}</p>
      {desk.months.length === 0 && <p className="text-text-2">{texts.desk.noEarnings}</p>}
      <ul className="divide-y divide-line">
        {desk.months.map(({ month, sessions, minutes, share }) => (
          <li key={month} className="figures flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="flex flex-wrap gap-x-4">
              <a
                href={pathOf(healerStatementPaper, { query: { month } })}
                download
                className="text-link inline-flex min-h-11 items-center"
              >
                {texts.desk.statement(monthWords(month))}
              </a>
              <a
                href={pathOf(healerStatement, { query: { month } })}
                download
                aria-label={texts.desk.tableOf(monthWords(month))}
                className="text-link inline-flex min-h-11 items-center"
              >
                {texts.desk.table}
              </a>
            </span>
            <span>
              {texts.desk.sessions(sessions)}, {texts.minutes(minutes)}
            </span>
            <span className="font-semibold">{formatRupeesExact(share)}</span>
          </li>
        ))}
      </ul>
      {desk.payouts.length > 0 && (
        <ul className="mt-3 border-t border-line pt-3 text-small text-text-2">
          {desk.payouts.map(({ id, amount, reference, at }) => (
            <li key={id} className="figures py-1">
              {texts.desk.paidOut(formatRupeesExact(amount), onDay.format(new Date(at)), reference)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
