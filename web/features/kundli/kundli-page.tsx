import type { KundliRequest } from '@jyotiratna/contract';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { kundli } from '#messages/kundli/kundli.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { BirthSummary } from './birth-summary.tsx';
import {
  type BirthErrors,
  type BirthValues,
  emptyBirth,
  fromRequest,
  toRequest,
} from './birth-values.ts';
import { BirthForm } from './form/birth-form.tsx';
import { lastBirth } from './last-birth.ts';
import { ResultPane } from './result-pane.tsx';
import { useKundli } from './use-kundli.ts';

const none: BirthErrors = {};

/**
 * The page with the form on the left and the kundli on the right. A saved birth, or one entered
 * earlier in this visit, is computed again at once.
 */
export function KundliPage() {
  const { state, make } = useKundli();
  const [values, setValues] = useState<BirthValues>(emptyBirth);
  const [folded, setFolded] = useState(false);
  const passed = (useLocation().state as { birth?: KundliRequest } | null)?.birth;

  useEffect(() => {
    const birth = passed ?? lastBirth();
    if (!birth) return;
    setValues(fromRequest(birth));
    setFolded(true);
    void make(birth);
  }, [passed, make]);

  function submit() {
    setFolded(true);
    void make(toRequest(values));
  }

  const summary = folded && state.status === 'result';
  return (
    <>
      <div className="relative">
        <PageHead title={kundli.title}>
          <p className="max-w-[44ch]">{kundli.lead}</p>
          <Link
            to="/kundli-matching"
            className="text-link relative z-1 inline-flex min-h-11 items-center"
          >
            {kundli.matchTwo}
          </Link>
        </PageHead>
        <div
          aria-hidden="true"
          className="page pointer-events-none absolute inset-0 hidden items-center justify-end md:flex"
        >
          <span lang="sa" className="text-display-xl text-gulabi-300">
            जन्म कुण्डली
          </span>
        </div>
      </div>
      <div className="kundli-layout page grid items-start gap-5 pt-5 pb-16 md:pb-24 lg:grid-cols-[340px_minmax(0,1fr)] lg:gap-7 lg:pt-8">
        <div className="kundli-screen-only">
          {summary && (
            <div className="lg:hidden">
              <BirthSummary reply={state.reply} onEdit={() => setFolded(false)} />
            </div>
          )}
          <section
            aria-labelledby="birth-details"
            className={`facet-card border border-line bg-surface p-5 md:p-7 ${summary ? 'max-lg:hidden' : ''}`}
          >
            <h2 id="birth-details" className="mb-4 text-[1.375rem] leading-tight">
              {kundli.details}
            </h2>
            <BirthForm
              values={values}
              onChange={(change) => setValues((before) => ({ ...before, ...change }))}
              onSubmit={submit}
              rejected={state.status === 'error' ? state.error.fields : none}
              busy={state.status === 'generating'}
            />
          </section>
        </div>
        <ResultPane state={state} onRetry={submit} onAddTime={() => addTime(setFolded)} />
      </div>
    </>
  );
}

/** Expands the collapsed form and focuses the hour. */
function addTime(setFolded: (folded: boolean) => void): void {
  setFolded(false);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`select[aria-label="${kundli.hour}"]`)?.focus(),
  );
}
