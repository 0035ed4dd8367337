import type { Order, OrderStatus } from '@jyotiratna/contract';

export type Step = {
  status: OrderStatus;
  /** ISO time; null when it is not known or has not come. */
  at: string | null;
  /** `waiting` is for money that has not come, `ended` for a refund, an expiry or a cancellation. */
  state: 'done' | 'current' | 'waiting' | 'ended' | 'coming';
};

const usual = ['created', 'paid', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];

/**
 * The stages of an order. One that goes its usual way shows what is still to come; a refund, an expiry or a cancellation
 * ends the scale, later stages are not drawn.
 */
export function timelineSteps({
  status,
  createdAt,
  timeline = [],
}: Pick<Order, 'status' | 'createdAt' | 'timeline'>): Step[] {
  const timeOf = (stage: OrderStatus) =>
    timeline.findLast((event) => event.status === stage)?.at ?? (stage === 'created' ? createdAt : null);
  const reached = (usual as readonly OrderStatus[]).indexOf(status);
  if (reached >= 0) {
    return usual.map((stage, index) => ({
      status: stage,
      at: index <= reached ? timeOf(stage) : null,
      state: usualState(index, reached),
    }));
  }
  const passed = usual.filter((stage) => stage === 'created' || timeline.some((event) => event.status === stage));
  return [
    ...passed.map((stage) => ({ status: stage, at: timeOf(stage), state: 'done' as const })),
    { status, at: timeOf(status), state: status === 'payment_review' ? 'waiting' : 'ended' },
  ];
}

function usualState(index: number, reached: number): Step['state'] {
  if (index > reached) return 'coming';
  if (index < reached || reached === usual.length - 1) return 'done';
  return reached === 0 ? 'waiting' : 'current';
}
