import type { AdminCoupon, CouponStatus } from '@jyotiratna/contract';
import { Ban, CalendarClock, CalendarX, Check, type LucideIcon, Pause } from 'lucide-react';
import { coupons as t } from '#messages/admin/coupons.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { formatDate } from '../layout/dates.ts';

const looks: Readonly<Record<CouponStatus, { label: string; tone: ChipTone; icon: LucideIcon }>> = {
  active: { label: t.active, tone: 'good', icon: Check },
  scheduled: { label: t.scheduled, tone: 'info', icon: CalendarClock },
  expired: { label: t.expired, tone: 'neutral', icon: CalendarX },
  'used-up': { label: t.usedUp, tone: 'wait', icon: Ban },
  inactive: { label: t.inactive, tone: 'neutral', icon: Pause },
};

/**
 * Whether a coupon works now, and if not, why; under a scheduled one the day from which it will.
 */
export function CouponStatusChip({ status, startsAt }: Pick<AdminCoupon, 'status' | 'startsAt'>) {
  const { label, tone, icon } = looks[status];
  return (
    <span className="inline-flex flex-col items-end gap-1 desktop:items-start">
      <Chip tone={tone} icon={icon}>
        {label}
      </Chip>
      {status === 'scheduled' && startsAt && (
        <span className="text-small whitespace-nowrap text-text-2">
          {t.from(formatDate(startsAt))}
        </span>
      )}
    </span>
  );
}
