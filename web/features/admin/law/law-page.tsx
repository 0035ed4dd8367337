import { type Law, lawChecks } from '@jyotiratna/contract';
import { readLawRoute } from '@jyotiratna/contract/admin/claims';
import { Check, Circle, CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { law as t } from '#messages/admin/law.ts';
import { lawCheckTitles, lawHelp, lawPageNames, lawRuleLabels } from '#messages/admin/law-rules.ts';
import { api } from '../../../api.ts';
import { AdminHead, LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { checkLink } from './check-link.ts';
import { gapLabel } from './gap-label.ts';

type Row = Law['checks'][number];

const groups = [
  { state: 'open', title: t.missing, icon: Circle, tone: 'text-kesar-800' },
  { state: 'ask', title: t.yourAccountantOr, icon: CircleHelp, tone: 'text-mayur-700' },
  { state: 'done', title: t.order, icon: Check, tone: 'text-harit-700' },
] as const;

/** Legal requirements of the shop: each rule with its page, and the content missing there. */
export function LawPage() {
  const law = useFreshQuery(['law'], () => api(readLawRoute));
  return (
    <>
      <AdminHead title={t.law} />
      <LoadStates of={law} subject={t.checks} rows={8} />
      {law.data && (
        <div className="grid max-w-[52rem] gap-6">
          <p className="text-text-2">{t.whatRules2026}</p>
          {groups.map(({ state, title, icon, tone }) => {
            const rows = law.data.checks.filter((check) => check.state === state);
            if (rows.length === 0) return null;
            return (
              <Panel key={state} title={`${title}: ${rows.length}`}>
                <ul className="divide-y divide-line">
                  {rows.map((check) => (
                    <CheckRow key={check.name} check={check} icon={icon} tone={tone} />
                  ))}
                </ul>
              </Panel>
            );
          })}
        </div>
      )}
    </>
  );
}

function CheckRow({ check, icon: Icon, tone }: { check: Row; icon: typeof Check; tone: string }) {
  const rules = lawChecks[check.name];
  const { rule, page } = rules;
  const link = checkLink(check);
  const title = lawCheckTitles[check.name];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon
        aria-hidden
        size={20}
        strokeWidth={1.6}
        className={`mt-0.5 shrink-0 self-start ${tone}`}
      />
      <div className="min-w-0 grow basis-40">
        <h3 className="font-text text-body font-semibold">{title}</h3>
        <p className="text-small text-text-2">
          {t.page(rule, lawPageNames[page], page)}
          {'from' in rules && inForceFrom(rules.from)}
        </p>
        {check.inForce && <p className="mt-1 text-small">{lawRuleLabels[check.inForce]}</p>}
        {check.missing.length > 0 && (
          <p className="figures mt-1 text-small">
            {t.sentence(check.missing.map((gap) => gapLabel(check.name, gap)).join(', '))}
          </p>
        )}
        {check.state === 'open' && lawHelp[check.name] && (
          <p className="mt-1 text-small text-text-2">{lawHelp[check.name]}</p>
        )}
      </div>
      {link && (
        <Link
          to={link}
          aria-label={t.open(title)}
          className="target ml-auto inline-flex items-center px-2 text-small font-semibold text-accent hover:underline"
        >
          {t.openLabel}
        </Link>
      )}
    </li>
  );
}

/** The start of a rule's validity as text. @param from year and month, such as '2027-05' */
function inForceFrom(from: string): string {
  const [year = '', month] = from.split('-');
  return t.from(year, Number(month));
}
