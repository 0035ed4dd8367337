import type { Order } from '@jyotiratna/contract';
import { Check } from 'lucide-react';
import { orderProgress } from '#messages/orders/order-progress.ts';
import { formatMoment } from './dates.ts';
import { statusAppearance } from './order-status.tsx';
import { type OrderTimelineStep, timelineSteps } from './timeline-steps.ts';

const squares: Record<OrderTimelineStep['state'], string> = {
  done: 'bg-mayur-100 border-mayur-100 text-mayur-700',
  current: 'bg-mayur-700 border-mayur-700 text-marble-0',
  waiting: 'bg-kesar-100 border-kesar-500 text-kesar-800',
  ended: 'bg-ink-700 border-ink-700 text-marble-0',
  coming: 'bg-marble-0 border-marble-500 text-ink-600',
};

/** The stages of an order as a timeline: vertical on a small screen, horizontal on a wide one. */
export function OrderTimeline({
  order,
}: {
  order: Pick<Order, 'status' | 'createdAt' | 'timeline'>;
}) {
  const steps = timelineSteps(order);
  return (
    <ol className="md:grid md:auto-cols-fr md:grid-flow-col">
      {steps.map((step, index) => (
        <TimelineStep key={step.status} step={step} next={steps[index + 1]} />
      ))}
    </ol>
  );
}

function TimelineStep({
  step,
  next,
}: {
  step: OrderTimelineStep;
  next: OrderTimelineStep | undefined;
}) {
  const { status, at, state } = step;
  const { label, icon } = statusAppearance[status];
  const Icon = state === 'done' ? Check : icon;
  const reached = next && next.state !== 'coming';
  return (
    <li
      aria-current={state === 'current' || state === 'waiting' ? 'step' : undefined}
      className="relative flex min-h-15 items-start gap-4 last:min-h-0 md:block md:min-h-0"
    >
      {next && (
        <span
          aria-hidden="true"
          className={`absolute top-8 bottom-0 left-[15px] border-l md:top-[15px] md:right-0 md:bottom-auto md:left-8 md:border-t md:border-l-0 ${
            reached ? 'border-mayur-700 border-l-3 md:border-t-3' : 'border-marble-300'
          }`}
        >
          <span
            className={`scale hidden md:block ${reached ? '[--tick-major:var(--color-mayur-700)] [--tick:var(--color-mayur-700)]' : ''}`}
          />
        </span>
      )}
      <span
        className={`cut relative grid size-8 shrink-0 place-items-center border ${squares[state]}`}
      >
        <Icon aria-hidden size={16} strokeWidth={1.6} />
      </span>
      <span className="flex grow justify-between gap-3 pt-1 md:mt-3 md:block">
        <span className={`block ${state === 'coming' ? 'text-text-2' : 'font-semibold'}`}>
          {label}
          <span className="sr-only">{state === 'ended' ? '' : orderProgress.stages[state]}</span>
        </span>
        {at && (
          <time dateTime={at} className="figures block text-small text-text-2">
            {formatMoment(at)}
          </time>
        )}
      </span>
    </li>
  );
}
