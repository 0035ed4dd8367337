import { Check } from 'lucide-react';
import { wizard as t } from '#messages/admin/wizard.ts';
import { Scale } from '../../../ui/scale.tsx';
import type { WizardStep } from '../product-form/product-values.ts';

const steps = [1, 2, 3, 4] as const;

/** Progress in percent while each step is open. */
const reachedShare: Readonly<Record<WizardStep, number>> = { 1: 12.5, 2: 37.5, 3: 62.5, 4: 100 };

type Props = {
  step: WizardStep;
  mayGo: (step: WizardStep) => boolean;
  onGo: (step: WizardStep) => void;
};

const squares = {
  done: 'border-mayur-100 bg-mayur-100 text-mayur-700',
  current: 'border-mayur-700 bg-mayur-700 text-marble-0',
  coming: 'border-marble-500 bg-marble-0 text-ink-600',
};

/** The steps above the progress bar. Only reached steps are buttons. */
export function StepList({ step, mayGo, onGo }: Props) {
  return (
    <nav aria-label={t.steps}>
      <ol className="grid grid-cols-4">
        {steps.map((one) => {
          const state = one === step ? 'current' : mayGo(one) ? 'done' : 'coming';
          const face = (
            <>
              <span
                className={`cut grid size-8 shrink-0 place-items-center border text-small font-semibold ${squares[state]}`}
              >
                {state === 'done' && one < step ? (
                  <Check aria-hidden size={16} strokeWidth={1.6} />
                ) : (
                  one
                )}
              </span>
              <span
                className={`text-left leading-tight max-xl:text-small max-md:sr-only ${
                  state === 'current'
                    ? 'font-semibold'
                    : state === 'done'
                      ? 'font-medium text-accent'
                      : 'text-text-2'
                }`}
              >
                {t.stepTitles[one]}
              </span>
            </>
          );
          return (
            <li key={one} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' ? (
                <button
                  type="button"
                  onClick={() => onGo(one)}
                  className="target flex items-center gap-3 hover:underline"
                >
                  {face}
                </button>
              ) : (
                <span className="target flex items-center gap-3">{face}</span>
              )}
            </li>
          );
        })}
      </ol>
      <Scale reached={reachedShare[step]} className="mt-2" />
    </nav>
  );
}
