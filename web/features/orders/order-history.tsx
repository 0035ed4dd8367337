import { formatRupeesExact, type OrderSummary } from '@jyotiratna/contract';
import { myOrdersRoute } from '@jyotiratna/contract/orders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { orderHistory } from '#messages/orders/order-history.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatOrderDay } from './dates.ts';
import { ItemImage } from './item-image.tsx';
import { itemLabel } from './item-name.ts';
import { OrderStatusChip } from './order-status.tsx';
import { PreviousOrders } from './previous-orders.tsx';

const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: async () => (await api(myOrdersRoute)).orders,
});

/** The orders of the logged-in user, latest first, then imported orders of the previous shop. */
export function OrderHistory() {
  return (
    <>
      <OwnOrders />
      <PreviousOrders />
    </>
  );
}

function OwnOrders() {
  const { data: orders, isError, refetch } = useQuery({ ...ordersQuery, staleTime: 0 });
  if (isError && !orders) {
    return (
      <Alert tone="error">
        {orderHistory.failed}
        <Button kind="text" size="s" onClick={() => void refetch()}>
          {controls.retry}
        </Button>
      </Alert>
    );
  }
  if (!orders) {
    return (
      <div role="status">
        <span className="sr-only">{orderHistory.loading}</span>
        <Skeleton className="facet-card h-48" />
      </div>
    );
  }
  if (orders.length === 0) {
    return (
      <div className="facet-card grid justify-items-start gap-4 border border-line bg-surface p-6">
        <p>{orderHistory.none}</p>
        <LinkButton to="/remedies" kind="second">
          {orderHistory.remedies}
        </LinkButton>
      </div>
    );
  }
  return (
    <ul className="facet-card divide-y divide-line border border-line bg-surface">
      {orders.map((order) => (
        <OrderRow key={order._id} order={order} />
      ))}
    </ul>
  );
}

/** Maximum number of images per row. */
const images = 2;

function OrderRow({ order }: { order: OrderSummary }) {
  const { _id, orderNumber, status, createdAt, amount, items } = order;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4 md:flex-nowrap md:px-6">
      <div className="flex w-16 shrink-0 gap-2 md:w-34">
        {Object.entries(items.slice(0, images)).map(([index, { image }]) => (
          <ItemImage
            key={index}
            image={image}
            sizes="64px"
            className={`facet-button w-16 ${index === '0' ? '' : 'max-md:hidden'}`}
          />
        ))}
      </div>
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            {items
              .map(({ qty, ...item }) =>
                qty > 1 ? `${qty} × ${itemLabel(item)}` : itemLabel(item),
              )
              .join(', ')}
          </span>
          <OrderStatusChip status={status} />
        </p>
        <p className="figures text-small text-text-2">
          {orderNumber}, {formatOrderDay(createdAt)}
        </p>
      </div>
      <p className="figures font-semibold max-md:pl-21">{formatRupeesExact(amount)}</p>
      <Link
        to={`/order/${_id}`}
        aria-label={orderHistory.viewOf(formatOrderDay(createdAt), formatRupeesExact(amount))}
        className="target ml-auto flex items-center gap-2 font-semibold text-mayur-700 hover:underline"
      >
        {orderHistory.view}
        <ChevronRight aria-hidden size={16} strokeWidth={1.6} />
      </Link>
    </li>
  );
}
