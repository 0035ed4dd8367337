import { type AdminCoupon, formatRupees, pathOf } from '@jyotiratna/contract';
import { exportCoupons, listCouponsRoute } from '@jyotiratna/contract/admin/coupons';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { shop } from '../../../shop.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { formatDate } from '../layout/dates.ts';
import { RowButton } from '../layout/row-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { CouponStatusChip } from './coupon-status.tsx';
import { couponsKey } from './coupons-query.ts';
import { DeleteCoupon } from './delete-coupon.tsx';

const filters: readonly Filter<AdminCoupon>[] = [{ name: 'search', label: 'Search coupons' }];

/** All coupons with their use. */
export function ManageCoupons() {
  const [leaving, setLeaving] = useState<AdminCoupon | null>(null);
  return (
    <>
      <AdminList
        title="Manage Coupons"
        what="coupons"
        failed="Failed to load coupons"
        queryKey={[...couponsKey, 'list']}
        load={async () => ({ rows: (await shop(listCouponsRoute)).coupons })}
        filters={filters}
        columns={couponColumns(setLeaving)}
        rowKey={({ _id }) => _id}
        file={() => pathOf(exportCoupons)}
        empty={{
          title: 'No coupons',
          text: 'A coupon works at once, or from the day that you choose.',
          action: <LinkButton to="/admin/coupons/add">Create a coupon</LinkButton>,
        }}
        actions={
          <LinkButton to="/admin/coupons/add" size="s">
            <Plus aria-hidden size={20} strokeWidth={1.6} />
            Add New
          </LinkButton>
        }
      />
      {leaving && <DeleteCoupon coupon={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function couponColumns(onDelete: (coupon: AdminCoupon) => void): readonly RecordColumn<AdminCoupon>[] {
  return [
    {
      key: 'code',
      head: 'Code',
      lead: 'title',
      value: ({ code }) => code,
      cell: (coupon) => <Code coupon={coupon} />,
    },
    { key: 'type', head: 'Type', spare: true, value: ({ type }) => (type === 'percentage' ? 'Percentage' : 'Fixed') },
    {
      key: 'value',
      head: 'Value',
      align: 'right',
      value: ({ value }) => value,
      cell: ({ type, value, maxDiscount }) => (
        <span>
          <span className="font-semibold">{type === 'percentage' ? `${value}%` : formatRupees(value)}</span>
          {maxDiscount !== null && (
            <span className="block text-small whitespace-nowrap text-text-2">at most {formatRupees(maxDiscount)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'min',
      head: 'Min cart',
      align: 'right',
      value: ({ minCartValue }) => minCartValue,
      cell: ({ minCartValue }) => formatRupees(minCartValue),
    },
    {
      key: 'redeemed',
      head: 'Redeemed',
      align: 'right',
      value: ({ redeemedCount }) => redeemedCount,
      cell: ({ redeemedCount, maxRedemptions, maxPerCustomer }) => (
        <span className="whitespace-nowrap">
          {redeemedCount.toLocaleString('en-IN')} / {maxRedemptions?.toLocaleString('en-IN') ?? 'no limit'}
          {maxPerCustomer !== null && <span className="block text-small text-text-2">{maxPerCustomer} a customer</span>}
        </span>
      ),
    },
    {
      key: 'expires',
      head: 'Expires',
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => (
        <span className="whitespace-nowrap text-text-2">{expiresAt ? formatDate(expiresAt) : 'No end date'}</span>
      ),
    },
    {
      key: 'status',
      head: 'Status',
      value: ({ status }) => status,
      cell: ({ status, startsAt }) => <CouponStatusChip {...{ status, startsAt }} />,
    },
    {
      key: 'actions',
      head: 'Actions',
      actions: true,
      cell: (coupon) => (
        <span className="inline-flex gap-1">
          <Link
            data-open
            to={`/admin/coupons/add?id=${coupon._id}`}
            aria-label={`Edit ${coupon.code}`}
            className="target inline-flex items-center px-2 font-semibold text-accent hover:underline"
          >
            Edit
          </Link>
          <RowButton danger label={`Delete ${coupon.code}`} onPress={() => onDelete(coupon)}>
            Delete
          </RowButton>
        </span>
      ),
    },
  ];
}

/** The code in its dashed box, and what alone it is for. */
function Code({ coupon: { code, categories, products } }: { coupon: AdminCoupon }) {
  const only = [...categories, ...products.map(({ name }) => name)];
  return (
    <span className="block min-w-0">
      <code className="inline-block rounded-sm border border-dashed border-ink-700 px-2 py-0.5 font-text font-semibold tracking-wide wrap-anywhere">
        {code}
      </code>
      {only.length > 0 && (
        <span className="mt-1 block text-small font-normal text-text-2">
          Only {only.slice(0, 3).join(', ')}
          {only.length > 3 && ` and ${only.length - 3} more`}
        </span>
      )}
    </span>
  );
}
