import type { KundliRequest } from '@jyotiratna/contract';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { matching } from '#messages/kundli/matching.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { lastBirth, lastMatch } from '../last-birth.ts';
import { BirthsSummary } from './births-summary.tsx';
import { MatchForm } from './match-form.tsx';
import {
  emptyBirths,
  errorsByBirth,
  fromMatch,
  type TwoBirths,
  toMatch,
  valuesIn,
} from './two-births.ts';
import { type MatchState, useMatch } from './use-match.ts';

const loadResult = () => import('./match-result.tsx');
const MatchResult = lazy(loadResult);

const noErrors = errorsByBirth({});

/**
 * The form for two births, then the result of the match. The birth of a previous kundli is
 * prefilled; a previous match is computed again.
 */
export function MatchingPage() {
  const { state, match } = useMatch();
  const [births, setBirths] = useState<TwoBirths>(emptyBirths);
  const [editing, setEditing] = useState(true);
  const passed = (useLocation().state as { birth?: KundliRequest } | null)?.birth;

  useEffect(() => {
    const pair = passed ? null : lastMatch();
    if (pair) {
      setBirths(fromMatch(pair));
      setEditing(false);
      void match(pair);
      return;
    }
    const birth = passed ?? lastBirth();
    if (!birth) return;
    const role = birth.gender === 'male' ? 'boy' : 'girl';
    setBirths((before) => ({ ...before, [role]: valuesIn(role, birth) }));
  }, [passed, match]);

  function submit() {
    setEditing(false);
    void match(toMatch(births));
  }

  const rejected = state.status === 'error' ? state.error : null;
  const open = editing || rejected !== null;
  return (
    <>
      <PageHead title={matching.title}>
        <p className="max-w-[48ch]">{matching.lead}</p>
      </PageHead>
      <div className="kundli-layout page grid gap-5 pt-5 pb-16 md:pb-24 lg:pt-8">
        <div className="kundli-screen-only">
          {open ? (
            <MatchForm
              births={births}
              onChange={(role, values) => setBirths((before) => ({ ...before, [role]: values }))}
              onSubmit={submit}
              rejected={rejected ? errorsByBirth(rejected.fields) : noErrors}
            />
          ) : (
            <BirthsSummary births={births} onEdit={() => setEditing(true)} />
          )}
        </div>
        {rejected && Object.keys(rejected.fields).length === 0 && (
          <Alert tone="error">{rejected.message}</Alert>
        )}
        <MatchOutcome state={state} />
      </div>
    </>
  );
}

function MatchOutcome({ state }: { state: MatchState }) {
  if (state.status === 'matching') return <Pending />;
  if (state.status !== 'result') return null;
  return (
    <Suspense fallback={<Pending />}>
      <MatchResult request={state.request} reply={state.reply} />
    </Suspense>
  );
}

function Pending() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => void loadResult(), []);
  // The form above was collapsed: after a click at its bottom the page would otherwise display the
  // footer.
  useLayoutEffect(() => {
    if (panel.current && panel.current.getBoundingClientRect().top < 0)
      panel.current.scrollIntoView();
  }, []);
  return (
    <div
      ref={panel}
      className="night facet-panel grid min-h-[100vh] scroll-mt-64 justify-items-center pt-24"
    >
      <p role="status" className="text-center text-text-2">
        <Logo size={96} lit={[]} turning tone="night" className="mx-auto mb-5" />
        {matching.matching}
      </p>
    </div>
  );
}
