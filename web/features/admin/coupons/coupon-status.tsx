import type { AdminCoupon, CouponStatus } from '@jyotiratna/contract';
import { Ban, CalendarX, Check, type LucideIcon, Pause } from 'lucide-react';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

const looks: Readonly<Record<CouponStatus, { label: string; tone: ChipTone; icon: LucideIcon }>> = {
  active: { label: 'Active', tone: 'good', icon: Check },
  expired: { label: 'Expired', tone: 'neutral', icon: CalendarX },
  'used-up': { label: 'Used up', tone: 'wait', icon: Ban },
  inactive: { label: 'Inactive', tone: 'neutral', icon: Pause },
};

/** Whether a coupon works now, and if not, why. */
export function CouponStatusChip({ status }: Pick<AdminCoupon, 'status'>) {
  const { label, tone, icon } = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {label}
    </Chip>
  );
}
