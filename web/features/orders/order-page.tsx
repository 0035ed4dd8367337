import { formatRupeesExact, type Order, type OrderItem, purityMarks } from '@jyotiratna/contract';
import { ArrowLeft, LifeBuoy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { order as t } from '#messages/orders/order.ts';
import { track } from '#messages/orders/parcel.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { useSession } from '../../session/use-session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Table } from '../../ui/table.tsx';
import { BundleContents } from '../cart/bundle-contents.tsx';
import { CartLineParts } from '../cart/line-parts.tsx';
import { AddressLines } from './address-lines.tsx';
import { formatOrderDay } from './dates.ts';
import { ItemImage } from './item-image.tsx';
import { itemLabel } from './item-name.ts';
import { OrderDocuments } from './order-documents.tsx';
import { OrderGemHours } from './order-gem-hours.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStatusChip } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OrderParcelPanel } from './parcel/order-parcel.tsx';
import { ReorderButton } from './parcel/reorder-button.tsx';
import { OrderReturns } from './returns/order-returns.tsx';
import { OrderReviews } from './reviews/order-reviews.tsx';
import { StatusNote } from './status-note.tsx';
import { useOrder } from './use-order.ts';
import { OrderEnergisation } from './workshop/order-energisation.tsx';
import { OrderWorkshop } from './workshop/order-workshop.tsx';

/** One order, for any visitor who knows its id; with more details for its owner. */
export function OrderPage({ id }: { id: string }) {
  const { data: order, error, refetch } = useOrder(id);
  if (order) return <OrderView order={order} />;
  if (!error) return <Spinner label={controls.loading} />;
  const isMissing = isCallError(error) && error.status >= 400 && error.status < 500;
  return (
    <EmptyState
      level={1}
      tone="error"
      title={t.notFound}
      action={
        isMissing ? (
          <LinkButton to="/track">{track.title}</LinkButton>
        ) : (
          <Button onClick={() => void refetch()}>{controls.retry}</Button>
        )
      }
    >
      {isMissing ? t.checkLink : t.notRead}
    </EmptyState>
  );
}

function OrderView({ order }: { order: Order }) {
  return (
    <div className="page pt-6 pb-16 md:pt-9 md:pb-24">
      <BackLink />
      <h1 className="text-heading-m md:text-display-l">{t.title}</h1>
      <div aria-live="polite">
        <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 border-y border-line py-5 md:grid-cols-4">
          <Detail name={t.number}>{order.orderNumber}</Detail>
          <Detail name={t.status}>
            <OrderStatusChip status={order.status} />
          </Detail>
          <Detail name={t.amount}>{formatRupeesExact(order.amount)}</Detail>
          <Detail name={t.placed}>{formatOrderDay(order.createdAt)}</Detail>
          {order.email && <Detail name={t.email}>{order.email}</Detail>}
        </dl>
        <section
          aria-label={t.progress}
          className="facet-card mt-6 grid gap-5 border border-line bg-surface p-5 md:p-7"
        >
          {order.provider === 'sandbox' && <Alert tone="info">{t.test}</Alert>}
          <OrderTimeline order={order} />
          <StatusNote order={order} />
        </section>
      </div>
      <OrderParcelPanel order={order} />
      <div className="mt-6">
        <Items items={order.items} />
      </div>
      <div className="mt-6 grid items-start gap-6 empty:hidden md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_400px]">
        <OrderTotals order={order} />
        {order.address && <Place id="delivery-to" title={t.deliverTo} address={order.address} />}
        {order.billingAddress && (
          <Place id="billed-to" title={t.billTo} address={order.billingAddress} />
        )}
      </div>
      <ReorderButton order={order} />
      <OrderWorkshop order={order} />
      <OrderEnergisation order={order} />
      <OrderGemHours order={order} />
      <OrderReturns key={order.status} order={order} />
      <OrderReviews order={order} />
      <OrderRefunds {...order} />
      <OrderDocuments documents={order.documents} />
      {order.gift && (
        <section aria-label={order.gift.message ? t.gift : t.giftPlain} className="mt-6">
          <p className="font-semibold">{order.gift.message ? t.gift : t.giftPlain}</p>
          <p className="whitespace-pre-line wrap-anywhere">{order.gift.message}</p>
        </section>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <LinkButton to="/" kind="second">
          {t.home}
        </LinkButton>
        <LinkButton to="/remedies">{t.continue}</LinkButton>
        <LinkButton to={`/contact-us#order=${order._id}`} kind="text" className="md:ml-auto">
          <LifeBuoy aria-hidden size={20} strokeWidth={1.6} />
          {t.help}
        </LinkButton>
      </div>
    </div>
  );
}

function Place({
  id,
  title,
  address,
}: { id: string; title: string } & ComponentProps<typeof AddressLines>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-heading-s">
        {title}
      </h2>
      <AddressLines address={address} />
    </section>
  );
}

function BackLink() {
  const { status } = useSession();
  if (status !== 'user' && status !== 'admin') return null;
  return (
    <Link
      to={status === 'admin' ? '/admin/orders' : '/user/profile#orders'}
      className="inline-flex min-h-11 items-center gap-2.5 text-small font-medium hover:underline"
    >
      <ArrowLeft aria-hidden size={16} strokeWidth={1.6} />
      {t.all}
    </Link>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-text-2">{name}</dt>
      <dd className="figures mt-1 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Items({ items }: { items: readonly OrderItem[] }) {
  return (
    <Table
      caption={t.items}
      rows={items.map((item, index) => ({ ...item, key: `${index} ${item.name}` }))}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          head: t.name,
          cell: ({ slug, image, ...item }) => (
            <div className="flex items-center gap-3 md:gap-4">
              <ItemImage
                image={image}
                sizes="56px"
                className="facet-button w-11 shrink-0 md:w-14"
              />
              <div>
                {slug ? (
                  <Link to={`/remedies/${slug}`} className="hover:underline">
                    {itemLabel(item)}
                  </Link>
                ) : (
                  itemLabel(item)
                )}
                <BundleContents bundle={item.bundle} />
                {item.parts && <CartLineParts parts={item.parts} />}
                {item.hallmark && (
                  <small className="block text-small text-text-2">
                    {t.hallmark(purityMarks[item.hallmark.purity], item.hallmark.huids.join(', '))}
                  </small>
                )}
                {item.refunded && (
                  <small className="block text-small text-text-2">{t.refunded}</small>
                )}
              </div>
            </div>
          ),
        },
        { key: 'qty', head: t.qty, align: 'right', cell: ({ qty }) => qty },
        {
          key: 'price',
          head: t.price,
          align: 'right',
          cell: ({ price, qty }) => (
            <>
              {formatRupeesExact(price * qty)}
              {qty > 1 && (
                <small className="block text-small text-text-2">
                  {t.each(formatRupeesExact(price))}
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
