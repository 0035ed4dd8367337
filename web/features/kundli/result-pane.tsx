import { lazy, Suspense, useEffect, useRef } from 'react';
import { kundli } from '#messages/kundli/kundli.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { KundliError } from './kundli-error.ts';
import type { KundliState } from './use-kundli.ts';

const loadResult = () => import('./result/kundli-result.tsx');
const KundliResult = lazy(loadResult);

type Props = { state: KundliState; onRetry: () => void; onAddTime: () => void };

/** The right side of the page: an invitation, a loading state, the kundli, or an error. */
export function ResultPane({ state, onRetry, onAddTime }: Props) {
  if (state.status === 'idle') return <Invitation />;
  if (state.status === 'generating') return <Pending />;
  if (state.status === 'error') return <Failure error={state.error} onRetry={onRetry} />;
  return (
    <Suspense fallback={<Pending />}>
      <KundliResult request={state.request} reply={state.reply} onAddTime={onAddTime} />
    </Suspense>
  );
}

function Invitation() {
  return (
    <div className="facet-panel grid min-h-72 place-items-center border border-line bg-surface p-8 text-center lg:min-h-140">
      <div>
        <Logo size={112} lit={[]} tone="calm" className="mx-auto" />
        <p className="mx-auto mt-7 max-w-[22ch] font-display text-heading-m text-balance">
          {kundli.placeholder}
        </p>
        <p className="mx-auto mt-3 max-w-[44ch] text-text-2">{kundli.invitation}</p>
      </div>
    </div>
  );
}

function Pending() {
  useEffect(() => void loadResult(), []);
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {kundli.generating}
      </p>
      <div className="night facet-panel grid min-h-100 place-items-center lg:min-h-140">
        <div className="text-center">
          <Logo size={96} lit={[]} turning tone="night" className="mx-auto" />
          <p aria-hidden="true" className="mt-5 text-text-2">
            {kundli.generating}
          </p>
        </div>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="facet-card h-80" />
        <Skeleton className="facet-card h-80" />
      </div>
    </div>
  );
}

function Failure({
  error: { message, fields },
  onRetry,
}: {
  error: KundliError;
  onRetry: () => void;
}) {
  const alert = useRef<HTMLDivElement>(null);
  // A field's error is displayed at the field, which has the focus.
  const general = Object.keys(fields).length === 0;
  useEffect(() => {
    if (general) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [general]);
  return (
    <div className="facet-panel grid min-h-72 content-center justify-items-center gap-6 border border-line bg-surface p-6 lg:min-h-140">
      <Logo size={96} lit={[7]} tone="error" />
      <Alert tone="error" ref={alert}>
        {message}
      </Alert>
      <Button kind="second" onClick={onRetry}>
        {kundli.retry}
      </Button>
    </div>
  );
}
