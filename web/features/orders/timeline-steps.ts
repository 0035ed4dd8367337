import type { Order, OrderStatus } from '@jyotiratna/contract';

export type OrderTimelineStep = {
  status: OrderStatus;
  /** ISO time; null if unknown or in the future. */
  at: string | null;
  /**
   * `waiting` is for a pending payment or confirmation, `ended` for a refund, an expiry or a
   * cancellation.
   */
  state: 'done' | 'current' | 'waiting' | 'ended' | 'coming';
};

const prepaid: readonly OrderStatus[] = ['created', 'paid', 'packed', 'shipped', 'delivered'];
const onDelivery: readonly OrderStatus[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
];

/**
 * The stages of an order. A regular order includes its future stages; after a refund, an expiry or
 * a cancellation there are no later stages.
 */
export function timelineSteps({
  status,
  createdAt,
  cashOnDelivery,
  timeline = [],
}: Pick<Order, 'status' | 'createdAt' | 'cashOnDelivery' | 'timeline'>): OrderTimelineStep[] {
  const standard = cashOnDelivery ? onDelivery : prepaid;
  const timeOf = (stage: OrderStatus) =>
    timeline.findLast((event) => event.status === stage)?.at ??
    (stage === standard[0] ? createdAt : null);
  const reached = standard.indexOf(status);
  if (reached >= 0) {
    return standard.map((stage, index) => ({
      status: stage,
      at: index <= reached ? timeOf(stage) : null,
      state: defaultState(index, reached, standard.length),
    }));
  }
  const passed = standard.filter(
    (stage) => stage === standard[0] || timeline.some((event) => event.status === stage),
  );
  return [
    ...passed.map((stage) => ({ status: stage, at: timeOf(stage), state: 'done' as const })),
    { status, at: timeOf(status), state: status === 'payment_review' ? 'waiting' : 'ended' },
  ];
}

function defaultState(index: number, reached: number, stages: number): OrderTimelineStep['state'] {
  if (index > reached) return 'coming';
  if (index < reached || reached === stages - 1) return 'done';
  return reached === 0 ? 'waiting' : 'current';
}
