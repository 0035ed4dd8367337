import type { OrderStatus } from '@jyotiratna/contract';
import {
  Ban,
  Check,
  CircleAlert,
  Clock,
  type LucideIcon,
  Package,
  PackageCheck,
  Truck,
  Undo2,
} from 'lucide-react';
import { orderStatus } from '#messages/orders/order-status.ts';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

type Appearance = { label: string; tone: ChipTone; icon: LucideIcon };

export const statusAppearance: Readonly<Record<OrderStatus, Appearance>> = {
  created: { label: orderStatus.created, tone: 'info', icon: Clock },
  placed: { label: orderStatus.placed, tone: 'wait', icon: Clock },
  confirmed: { label: orderStatus.confirmed, tone: 'good', icon: Check },
  paid: { label: orderStatus.paid, tone: 'good', icon: Check },
  packed: { label: orderStatus.packed, tone: 'done', icon: Package },
  shipped: { label: orderStatus.shipped, tone: 'done', icon: Truck },
  delivered: { label: orderStatus.delivered, tone: 'good', icon: PackageCheck },
  refused: { label: orderStatus.refused, tone: 'error', icon: Undo2 },
  returned: { label: orderStatus.returned, tone: 'neutral', icon: Undo2 },
  expired: { label: orderStatus.expired, tone: 'error', icon: CircleAlert },
  payment_review: { label: orderStatus.payment_review, tone: 'wait', icon: Clock },
  refund_pending: { label: orderStatus.refund_pending, tone: 'neutral', icon: Undo2 },
  refunded: { label: orderStatus.refunded, tone: 'neutral', icon: Undo2 },
  cancelled: { label: orderStatus.cancelled, tone: 'neutral', icon: Ban },
};

/** A status as icon and label; an unknown status is shown unchanged. */
export function OrderStatusChip({ status }: { status: string }) {
  const appearance = statusAppearance[status as OrderStatus] as Appearance | undefined;
  if (!appearance) return <Chip>{status}</Chip>;
  return (
    <Chip tone={appearance.tone} icon={appearance.icon}>
      {appearance.label}
    </Chip>
  );
}
