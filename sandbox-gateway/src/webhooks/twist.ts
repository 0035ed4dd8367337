import type { DeliveryEntity } from '../entities.ts';
import type { Failure } from '../faults/registry.ts';
import type { NewId } from '../ids.ts';

const hugeBytes = 1024 * 1024;

/**
 * The events of a change, modified by a failure on `webhook`. Deliberately false events are sent
 * only once.
 */
export function twist(
  deliveries: DeliveryEntity[],
  failure: Failure,
  newId: NewId,
): DeliveryEntity[] {
  switch (failure.do) {
    case 'late':
      return deliveries.map((each) => ({
        ...each,
        nextMs: each.nextMs + (failure.delayMs ?? 10_000),
      }));
    case 'never':
      return deliveries.map((each) => ({ ...each, state: 'withheld' }));
    case 'repeat':
      return deliveries.map((each) => ({ ...each, copies: failure.count ?? 2 }));
    case 'reversed':
      return deliveries.toReversed();
    case 'captured-before-authorized':
      return deliveries.toSorted(
        (a, b) =>
          Number(a.event === 'payment.authorized') - Number(b.event === 'payment.authorized'),
      );
    case 'failed-after-captured':
      return [
        ...deliveries,
        ...deliveries
          .filter(({ event }) => event === 'payment.captured')
          .map((each) => asFailed(each, newId)),
      ];
    case 'bad-signature':
      return deliveries.map((each) => ({ ...each, signWith: 'wrong', once: true }));
    case 'old-secret':
      return deliveries.map((each) => ({ ...each, signWith: 'old' }));
    case 'reserialised':
      return deliveries.map((each) => ({
        ...each,
        body: JSON.stringify(JSON.parse(each.body), null, 2),
        once: true,
      }));
    case 'no-event-id':
      return deliveries.map((each) => ({ ...each, withEventId: false }));
    case 'huge':
      return deliveries.map((each) => ({
        ...rewritten(each, (body) => ({ ...body, padding: 'x'.repeat(hugeBytes) })),
        once: true,
      }));
    case 'unknown-event':
      return [
        ...deliveries,
        ...stranger(deliveries, newId, (body) => ({ ...body, event: 'payment.dreamt' })),
      ];
    case 'unknown-order':
      return [...deliveries, ...stranger(deliveries, newId, (body) => withOtherIds(body, newId))];
    default:
      return deliveries;
  }
}

type Body = Record<string, unknown> & {
  payload: Record<string, { entity: Record<string, unknown> }>;
};

function rewritten(delivery: DeliveryEntity, change: (body: Body) => Body): DeliveryEntity {
  const changed = change(JSON.parse(delivery.body));
  const body = JSON.stringify(changed);
  return { ...delivery, event: String(changed.event), body, signedBody: body };
}

/** A correctly signed event that does not belong to the change. */
function stranger(
  deliveries: DeliveryEntity[],
  newId: NewId,
  change: (body: Body) => Body,
): DeliveryEntity[] {
  return deliveries.slice(0, 1).map((each) => ({ ...rewritten(each, change), id: newId('evt') }));
}

function withOtherIds(body: Body, newId: NewId): Body {
  const payment = { ...body.payload.payment?.entity, id: newId('pay'), order_id: newId('order') };
  return { ...body, contains: ['payment'], payload: { payment: { entity: payment } } };
}

function asFailed(captured: DeliveryEntity, newId: NewId): DeliveryEntity {
  const failed = rewritten(captured, (body) => ({
    ...body,
    event: 'payment.failed',
    payload: {
      payment: {
        entity: {
          ...body.payload.payment?.entity,
          status: 'failed',
          captured: false,
          error_code: 'BAD_REQUEST_ERROR',
          error_reason: 'payment_failed',
        },
      },
    },
  }));
  return { ...failed, id: newId('evt') };
}
