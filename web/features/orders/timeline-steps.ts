import type { Order, OrderStatus } from '@jyotiratna/contract';

export type Step = {
  status: OrderStatus;
  /** ISO time; null when it is not known or has not come. */
  at: string | null;
  /** `waiting` is for money or a word that has not come, `ended` for a refund, an expiry or a cancellation. */
  state: 'done' | 'current' | 'waiting' | 'ended' | 'coming';
};

const prepaid: readonly OrderStatus[] = ['created', 'paid', 'packed', 'shipped', 'delivered'];
const atTheDoor: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];

/**
 * The stages of an order. One that goes its usual way shows what is still to come; a refund, an expiry or a cancellation
 * ends the scale, later stages are not drawn.
 */
export function timelineSteps({
  status,
  createdAt,
  cashOnDelivery,
  timeline = [],
}: Pick<Order, 'status' | 'createdAt' | 'cashOnDelivery' | 'timeline'>): Step[] {
  const usual = cashOnDelivery ? atTheDoor : prepaid;
  const timeOf = (stage: OrderStatus) =>
    timeline.findLast((event) => event.status === stage)?.at ?? (stage === usual[0] ? createdAt : null);
  const reached = usual.indexOf(status);
  if (reached >= 0) {
    return usual.map((stage, index) => ({
      status: stage,
      at: index <= reached ? timeOf(stage) : null,
      state: usualState(index, reached, usual.length),
    }));
  }
  const passed = usual.filter((stage) => stage === usual[0] || timeline.some((event) => event.status === stage));
  return [
    ...passed.map((stage) => ({ status: stage, at: timeOf(stage), state: 'done' as const })),
    { status, at: timeOf(status), state: status === 'payment_review' ? 'waiting' : 'ended' },
  ];
}

function usualState(index: number, reached: number, stages: number): Step['state'] {
  if (index > reached) return 'coming';
  if (index < reached || reached === stages - 1) return 'done';
  return reached === 0 ? 'waiting' : 'current';
}
