import type { Setup, SetupStep } from '@jyotiratna/contract';
import { Check, ChevronDown, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { openParts, setupLabels } from './setup-labels.ts';
import { StepLink } from './step-link.tsx';

/** The steps before the shop can sell for real; collapsed when complete. */
export function SetupPanel({ steps }: Setup) {
  const open = steps.filter(({ done }) => !done);
  const done = steps.filter((step) => step.done);
  return (
    <details open={open.length > 0} className="group facet-card border border-line bg-surface">
      <summary className="target flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 grow basis-0 text-heading-s">{t.beforeYouGo}</h2>
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className="shrink-0 group-open:rotate-180"
        />
        <span className="basis-full text-small text-text-2">
          {open.length === 0
            ? t.everythingSetUp(steps.length)
            : t.stepsDone(done.length, steps.length)}
        </span>
      </summary>
      <div className="px-5 pb-5 md:px-6 md:pb-6">
        {open.length > 0 && (
          <ul aria-label={t.stillDo} className="divide-y divide-line border-t border-line">
            {open.map((step) => (
              <OpenStep key={step.name} step={step} />
            ))}
          </ul>
        )}
        <p className="border-t border-line pt-3 text-small">
          <Link to="/admin/law" className="target text-link">
            {t.whatLawAsks}
          </Link>
        </p>
        {done.length > 0 && (
          <ul
            aria-label={t.done}
            className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4"
          >
            {done.map(({ name }) => (
              <li key={name} className="flex items-start gap-2 text-small text-text-2">
                <Check
                  aria-hidden
                  size={16}
                  strokeWidth={2}
                  className="mt-1 shrink-0 text-harit-700"
                />
                {setupLabels[name].title}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function OpenStep({ step }: { step: SetupStep }) {
  const { title, reason, screen } = setupLabels[step.name];
  const { settings, variables, left } = openParts(step);
  const notes = [...(settings.length > 0 ? [t.missing(settings.join(', '))] : []), ...left];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Circle
        aria-hidden
        size={20}
        strokeWidth={1.6}
        className="mt-0.5 shrink-0 self-start text-kesar-800"
      />
      <div className="min-w-0 grow basis-40">
        <h3 className="font-text text-body font-semibold">{title}</h3>
        <p className="text-small text-text-2">{reason}</p>
        {notes.length > 0 && (
          <p className="figures mt-1 text-small">{notes.map(t.sentence).join(' ')}</p>
        )}
        {variables.length > 0 && (
          <p className="mt-1 text-small">
            {t.serverSet}{' '}
            {variables.map((name, at) => (
              <span key={name}>
                {at > 0 && ', '}
                <code className="wrap-anywhere">{name}</code>
              </span>
            ))}
            {t.sentence('')}
          </p>
        )}
      </div>
      {screen && (
        <StepLink to={screen.to} label={`${screen.name}: ${title}`}>
          {screen.name}
        </StepLink>
      )}
    </li>
  );
}
