import type { OrderStatus } from '@jyotiratna/contract';
import { Ban, Check, CircleAlert, Clock, type LucideIcon, Package, PackageCheck, Truck, Undo2 } from 'lucide-react';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

type Look = { label: string; tone: ChipTone; icon: LucideIcon };

export const statusLooks: Readonly<Record<OrderStatus, Look>> = {
  created: { label: 'Created', tone: 'info', icon: Clock },
  paid: { label: 'Paid', tone: 'good', icon: Check },
  packed: { label: 'Packed', tone: 'done', icon: Package },
  shipped: { label: 'Shipped', tone: 'done', icon: Truck },
  delivered: { label: 'Delivered', tone: 'good', icon: PackageCheck },
  expired: { label: 'Expired', tone: 'fault', icon: CircleAlert },
  payment_review: { label: 'Payment review', tone: 'wait', icon: Clock },
  refund_pending: { label: 'Refund pending', tone: 'neutral', icon: Undo2 },
  refunded: { label: 'Refunded', tone: 'neutral', icon: Undo2 },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: Ban },
};

/** A status as icon and word; one that this page does not know stands as given. */
export function OrderStatusChip({ status }: { status: string }) {
  const look = statusLooks[status as OrderStatus] as Look | undefined;
  if (!look) return <Chip>{status}</Chip>;
  return (
    <Chip tone={look.tone} icon={look.icon}>
      {look.label}
    </Chip>
  );
}
