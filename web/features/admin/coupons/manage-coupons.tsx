import { type AdminCoupon, formatRupees, pathOf } from '@jyotiratna/contract';
import { exportCoupons } from '@jyotiratna/contract/admin/coupons';
import { useQuery } from '@tanstack/react-query';
import { Download, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatDate } from '../layout/dates.ts';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { CouponStatusChip } from './coupon-status.tsx';
import { couponsQuery } from './coupons-query.ts';
import { DeleteCoupon } from './delete-coupon.tsx';

/** All coupons with their use. */
export function ManageCoupons() {
  const { data: coupons, isPending, isError, error, refetch } = useQuery(couponsQuery);
  const [leaving, setLeaving] = useState<AdminCoupon | null>(null);
  return (
    <>
      <AdminHead title="Manage Coupons">
        <a href={pathOf(exportCoupons)} download className={buttonClass({ kind: 'text', size: 's' })}>
          <Download aria-hidden size={20} strokeWidth={1.6} />
          Export CSV
        </a>
        <LinkButton to="/admin/coupons/add" size="s">
          <Plus aria-hidden size={20} strokeWidth={1.6} />
          Add New
        </LinkButton>
      </AdminHead>
      {isError && <LoadError message="Failed to load coupons" error={error} onRetry={() => void refetch()} />}
      {isPending && <RowsLoading label="Loading coupons..." rows={4} />}
      {coupons?.length === 0 && (
        <EmptyState title="No coupons" action={<LinkButton to="/admin/coupons/add">Create a coupon</LinkButton>}>
          A coupon works at once, or from the day that you choose.
        </EmptyState>
      )}
      {coupons && coupons.length > 0 && <CouponsTable coupons={coupons} onDelete={setLeaving} />}
      {leaving && <DeleteCoupon coupon={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type TableProps = { coupons: readonly AdminCoupon[]; onDelete: (coupon: AdminCoupon) => void };

function CouponsTable({ coupons, onDelete }: TableProps) {
  return (
    <RecordTable
      caption="Coupons"
      rows={coupons}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'code', head: 'Code', lead: 'title', cell: (coupon) => <Code coupon={coupon} /> },
        {
          key: 'type',
          head: 'Type',
          spare: true,
          cell: ({ type }) => (type === 'percentage' ? 'Percentage' : 'Fixed'),
        },
        {
          key: 'value',
          head: 'Value',
          align: 'right',
          cell: ({ type, value, maxDiscount }) => (
            <span>
              <span className="font-semibold">{type === 'percentage' ? `${value}%` : formatRupees(value)}</span>
              {maxDiscount !== null && (
                <span className="block text-small whitespace-nowrap text-text-2">
                  at most {formatRupees(maxDiscount)}
                </span>
              )}
            </span>
          ),
        },
        { key: 'min', head: 'Min cart', align: 'right', cell: ({ minCartValue }) => formatRupees(minCartValue) },
        {
          key: 'redeemed',
          head: 'Redeemed',
          align: 'right',
          cell: ({ redeemedCount, maxRedemptions, maxPerCustomer }) => (
            <span className="whitespace-nowrap">
              {redeemedCount.toLocaleString('en-IN')} / {maxRedemptions?.toLocaleString('en-IN') ?? 'no limit'}
              {maxPerCustomer !== null && (
                <span className="block text-small text-text-2">{maxPerCustomer} a customer</span>
              )}
            </span>
          ),
        },
        {
          key: 'expires',
          head: 'Expires',
          cell: ({ expiresAt }) => (
            <span className="whitespace-nowrap text-text-2">{expiresAt ? formatDate(expiresAt) : 'No end date'}</span>
          ),
        },
        {
          key: 'status',
          head: 'Status',
          cell: ({ status, startsAt }) => <CouponStatusChip {...{ status, startsAt }} />,
        },
        {
          key: 'actions',
          head: 'Actions',
          actions: true,
          cell: (coupon) => (
            <span className="inline-flex gap-1">
              <Link
                to={`/admin/coupons/add?id=${coupon._id}`}
                aria-label={`Edit ${coupon.code}`}
                className="target inline-flex items-center gap-2 px-2 font-semibold text-accent hover:underline"
              >
                <Pencil aria-hidden size={16} strokeWidth={1.6} className="desktop:max-xl:hidden" />
                Edit
              </Link>
              <button
                type="button"
                aria-label={`Delete ${coupon.code}`}
                onClick={() => onDelete(coupon)}
                className="target inline-flex items-center gap-2 px-2 font-semibold text-sindoor-700 hover:underline"
              >
                <Trash2 aria-hidden size={16} strokeWidth={1.6} className="desktop:max-xl:hidden" />
                Delete
              </button>
            </span>
          ),
        },
      ]}
    />
  );
}

/** The code, and its restrictions. */
function Code({ coupon: { code, categories, products } }: { coupon: AdminCoupon }) {
  const only = [...categories, ...products.map(({ name }) => name)];
  return (
    <span className="block min-w-0">
      <CodeBox code={code} />
      {only.length > 0 && (
        <span className="mt-1 block text-small font-normal text-text-2">
          Only {only.slice(0, 3).join(', ')}
          {only.length > 3 && ` and ${only.length - 3} more`}
        </span>
      )}
    </span>
  );
}

/** A coupon's code in its dashed box. */
function CodeBox({ code }: { code: string }) {
  return (
    <code className="inline-block rounded-sm border border-dashed border-ink-700 px-2 py-0.5 font-text font-semibold tracking-wide wrap-anywhere">
      {code}
    </code>
  );
}
