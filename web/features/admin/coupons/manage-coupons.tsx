import { type AdminCoupon, type CouponStatus, formatRupees, pathOf } from '@jyotiratna/contract';
import {
  deleteCouponRoute,
  exportCoupons,
  listCouponsRoute,
} from '@jyotiratna/contract/admin/coupons';
import { Ban, CalendarClock, CalendarX, Check, type LucideIcon, Pause, Plus } from 'lucide-react';
import { coupons as t } from '#messages/admin/coupons.ts';
import { api } from '../../../api.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { formatDate } from '../layout/dates.ts';
import { DeleteDialog, useShowDialog } from '../layout/dialogs.tsx';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { couponsKey } from './coupons-query.ts';

/** All coupons with their use. */
export function ManageCoupons() {
  const show = useShowDialog();
  const remove = ({ _id: id, code }: AdminCoupon) =>
    show((onClose) => (
      <DeleteDialog
        title={t.deleteCoupon}
        description={
          <>
            <strong className="font-semibold text-text">{code}</strong> {t.stopsWorkingOnce}
          </>
        }
        call={() => api(deleteCouponRoute, { params: { id } })}
        done={{ title: t.deleted, description: t.couponRemoved }}
        failed={t.failedDelete}
        onClose={onClose}
      />
    ));
  return (
    <AdminList
      title={t.manageCoupons}
      subject={t.coupons}
      failed={t.failedLoadCoupons}
      queryKey={[...couponsKey, 'list']}
      load={loadRows(listCouponsRoute, 'coupons')}
      filters={[{ name: 'search', label: t.searchCoupons }]}
      columns={couponColumns(remove)}
      rowKey={({ _id }) => _id}
      file={() => pathOf(exportCoupons)}
      empty={{
        title: t.noCoupons,
        text: t.couponWorksOnce,
        action: <LinkButton to="/admin/coupons/add">{t.createACoupon}</LinkButton>,
      }}
      actions={
        <LinkButton to="/admin/coupons/add" size="s" icon={Plus}>
          {t.addNew}
        </LinkButton>
      }
    />
  );
}

function couponColumns(
  onDelete: (coupon: AdminCoupon) => void,
): readonly RecordColumn<AdminCoupon>[] {
  return [
    {
      key: 'code',
      head: t.code,
      lead: 'title',
      value: ({ code }) => code,
      cell: (coupon) => <Code coupon={coupon} />,
    },
    {
      key: 'type',
      head: t.type,
      spare: true,
      value: ({ type }) => (type === 'percentage' ? t.percentage : t.fixed),
    },
    {
      key: 'value',
      head: t.value,
      align: 'right',
      value: ({ value }) => value,
      cell: ({ type, value, maxDiscount }) => (
        <span>
          <span className="font-semibold">
            {type === 'percentage' ? `${value}%` : formatRupees(value)}
          </span>
          {maxDiscount !== null && (
            <span className="block text-small whitespace-nowrap text-text-2">
              {t.most(formatRupees(maxDiscount))}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'min',
      head: t.minCart,
      align: 'right',
      value: ({ minCartValue }) => minCartValue,
      cell: ({ minCartValue }) => formatRupees(minCartValue),
    },
    {
      key: 'redeemed',
      head: t.redeemed,
      align: 'right',
      value: ({ redeemedCount }) => redeemedCount,
      cell: ({ redeemedCount, maxRedemptions, maxPerCustomer }) => (
        <span className="whitespace-nowrap">
          {t.sentence(
            redeemedCount.toLocaleString('en-IN'),
            maxRedemptions?.toLocaleString('en-IN') ?? t.noLimit,
          )}
          {maxPerCustomer !== null && (
            <span className="block text-small text-text-2">{t.customer(maxPerCustomer)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'expires',
      head: t.expires,
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => (
        <span className="whitespace-nowrap text-text-2">
          {expiresAt ? formatDate(expiresAt) : t.noEndDate}
        </span>
      ),
    },
    {
      key: 'status',
      head: t.status,
      value: ({ status }) => status,
      cell: (coupon) => <Status coupon={coupon} />,
    },
    actionColumn(t.actions, (coupon) => [
      {
        text: t.editLabel,
        label: t.edit(coupon.code),
        open: true,
        to: `/admin/coupons/add?id=${coupon._id}`,
      },
      {
        text: t.deleteLabel,
        label: t.delete(coupon.code),
        danger: true,
        onPress: () => onDelete(coupon),
      },
    ]),
  ];
}

/** The code in its dashed box, and the categories and products to which it is limited. */
function Code({ coupon: { code, categories, products } }: { coupon: AdminCoupon }) {
  const only = [...categories, ...products.map(({ name }) => name)];
  return (
    <span className="block min-w-0">
      <code className="inline-block rounded-sm border border-dashed border-ink-700 px-2 py-0.5 font-text font-semibold tracking-wide wrap-anywhere">
        {code}
      </code>
      {only.length > 0 && (
        <span className="mt-1 block text-small font-normal text-text-2">
          {t.onlyMore(only.slice(0, 3).join(', '), only.length, only.length - 3)}
        </span>
      )}
    </span>
  );
}

const chips: Readonly<Record<CouponStatus, { label: string; tone: ChipTone; icon: LucideIcon }>> = {
  active: { label: t.active, tone: 'good', icon: Check },
  scheduled: { label: t.scheduled, tone: 'info', icon: CalendarClock },
  expired: { label: t.expired, tone: 'neutral', icon: CalendarX },
  'used-up': { label: t.usedUp, tone: 'wait', icon: Ban },
  inactive: { label: t.inactive, tone: 'neutral', icon: Pause },
};

/** A coupon's status; for a scheduled one the day on which it starts. */
function Status({ coupon: { status, startsAt } }: { coupon: AdminCoupon }) {
  const { label, ...chip } = chips[status];
  return (
    <span className="inline-flex flex-col items-end gap-1 desktop:items-start">
      <Chip {...chip}>{label}</Chip>
      {status === 'scheduled' && startsAt && (
        <span className="text-small whitespace-nowrap text-text-2">
          {t.from(formatDate(startsAt))}
        </span>
      )}
    </span>
  );
}
