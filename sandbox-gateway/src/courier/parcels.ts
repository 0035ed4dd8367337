import type { GatewayClock } from '../clock.ts';
import type { Book } from './book.ts';
import type { Scan, ShipmentEntity, ShipmentStatus } from './entities.ts';
import type { ErrorRates } from './options.ts';
import type { RandomSource } from './random-source.ts';
import type { createWebhookMessages } from './webhook-messages.ts';

/** Permitted next statuses by status. */
const next: Record<ShipmentStatus, readonly ShipmentStatus[]> = {
  BOOKED: ['PICKED_UP', 'CANCELLED'],
  PICKED_UP: ['IN_TRANSIT'],
  IN_TRANSIT: ['OUT_FOR_DELIVERY', 'RTO_INITIATED', 'LOST'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'UNDELIVERED'],
  UNDELIVERED: ['OUT_FOR_DELIVERY', 'RTO_INITIATED'],
  DELIVERED: [],
  RTO_INITIATED: ['RTO_DELIVERED'],
  RTO_DELIVERED: [],
  CANCELLED: [],
  LOST: [],
};

const remarks: Record<ShipmentStatus, string> = {
  BOOKED: 'Shipment booked',
  PICKED_UP: 'Picked up from the seller',
  IN_TRANSIT: 'Reached the hub',
  OUT_FOR_DELIVERY: 'Out for delivery',
  UNDELIVERED: 'Consignee not available',
  DELIVERED: 'Delivered to the consignee',
  RTO_INITIATED: 'On the way back to the seller',
  RTO_DELIVERED: 'Returned to the seller',
  CANCELLED: 'Cancelled by the seller',
  LOST: 'Shipment lost',
};

const maxAttempts = 3;

export const nextOf = ({ status }: ShipmentEntity): readonly ShipmentStatus[] => next[status];

type Parts = {
  book: Book;
  clock: GatewayClock;
  random: RandomSource;
  webhookMessages: ReturnType<typeof createWebhookMessages>;
  errorRates: () => ErrorRates;
  stepMs: number;
};

/**
 * Changes the status of shipments, manually and automatically; every change is an event sent to the
 * shop.
 */
export function createParcels({ book, clock, random, webhookMessages, errorRates, stepMs }: Parts) {
  function move(
    shipment: ShipmentEntity,
    status: ShipmentStatus,
    remark = remarks[status],
  ): ShipmentEntity {
    const scan: Scan = {
      id: `${shipment.awb}-${shipment.scans.length + 1}`,
      status,
      atMs: Math.max(clock.now(), (shipment.scans.at(-1)?.atMs ?? 0) + 1),
      place: status === 'PICKED_UP' || status === 'RTO_DELIVERED' ? 'Jaipur' : shipment.to.city,
      remark,
    };
    const moved: ShipmentEntity = {
      ...shipment,
      status,
      scans: [...shipment.scans, scan],
      attempts: shipment.attempts + (status === 'UNDELIVERED' ? 1 : 0),
      nextMs:
        stepMs > 0 && next[status].length > 0 && status !== 'BOOKED' ? clock.now() + stepMs : null,
    };
    const sent = webhookMessages.of(moved, scan);
    book.commit(moved, ...sent);
    webhookMessages.start(sent);
    if (moved.nextMs !== null) schedule(moved);
    return moved;
  }

  function schedule({ awb, nextMs }: ShipmentEntity): void {
    clock.at(nextMs ?? 0, () => {
      const shipment = book.shipments.get(awb);
      if (shipment && shipment.nextMs === nextMs) advance(shipment);
    });
  }

  function advance(shipment: ShipmentEntity): void {
    const to = stepOf(shipment);
    if (to) move(shipment, to);
  }

  /** The next automatic status of a parcel. */
  function stepOf({ status, attempts }: ShipmentEntity): ShipmentStatus | null {
    const { rejected, missed } = errorRates();
    switch (status) {
      case 'OUT_FOR_DELIVERY':
        return random(rejected + missed) ? 'UNDELIVERED' : 'DELIVERED';
      case 'UNDELIVERED':
        return attempts >= maxAttempts || random(rejected) ? 'RTO_INITIATED' : 'OUT_FOR_DELIVERY';
      default:
        return next[status][0] ?? null;
    }
  }

  return {
    move,
    advance,
    /** Handles a pickup request: the parcel starts to move. */
    collect(shipment: ShipmentEntity, pickupId: string): void {
      const queued = { ...shipment, pickupId, nextMs: stepMs > 0 ? clock.now() + stepMs : null };
      book.commit(queued);
      if (queued.nextMs !== null) schedule(queued);
    },
    resume(): void {
      for (const shipment of book.shipments.values())
        if (shipment.nextMs !== null) schedule(shipment);
    },
  };
}
