import {
  type AdminOrder,
  caratsOf,
  formatRupeesExact,
  type OrderMove,
  pathOf,
  sourceLine,
  withoutCredit,
} from '@jyotiratna/contract';
import { getPackingSlipsRoute } from '@jyotiratna/contract/admin/order-documents';
import { revealPanRoute } from '@jyotiratna/contract/admin/privacy-requests';
import { useQuery } from '@tanstack/react-query';
import { Banknote, FileText, Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { orderTransitions } from '#messages/admin/order-actions.ts';
import { orders as t } from '#messages/admin/orders.ts';
import { privacy } from '#messages/admin/privacy.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { UnprintableNote } from '../../../ui/unprintable-note.tsx';
import { BundleContents } from '../../cart/bundle-contents.tsx';
import { AddressLines } from '../../orders/address-lines.tsx';
import { ItemImage } from '../../orders/item-image.tsx';
import { OrderStatusChip } from '../../orders/order-status.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { CallDialog, DialogButton } from '../layout/dialogs.tsx';
import { Panel, RecordPage } from '../layout/page.tsx';
import { ParcelPanel } from '../parcels/parcel-panel.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { EnergisedLines, HallmarkLines, WorkshopLines } from './order-lines.tsx';
import { Amounts, Payments } from './order-money.tsx';
import { dangerous, OrderMoveDialog } from './order-move-dialog.tsx';
import { adminOrderQuery, isToSend } from './orders-query.ts';
import { MissingRates } from './parcel-fields.tsx';
import { TestChip } from './test-chip.tsx';

/** An order: next steps, items, delivery, payments, history, customer, amounts and documents. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const found = useQuery(adminOrderQuery(id));
  return (
    <RecordPage
      of={found}
      title={found.data ? t.order(found.data.orderNumber) : t.orderLabel}
      list={{ to: '/admin/orders', label: t.allOrders }}
      subject={t.orderNoun}
      missing={{ title: t.noSuchOrder }}
    >
      {(order) => <OrderDetail order={order} />}
    </RecordPage>
  );
}

function OrderDetail({ order }: { order: AdminOrder }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <NextSteps order={order} />
      <div className="grid gap-4">
        <Items order={order} />
        <ParcelPanel orderId={order._id} />
        <WorkshopLines order={order} />
        <HallmarkLines order={order} />
        <EnergisedLines order={order} />
        <Payments order={order} />
        <History order={order} />
      </div>
      <div className="grid gap-4">
        <Customer order={order} />
        <Amounts order={order} />
        <OrderDocuments order={order} />
      </div>
    </div>
  );
}

/** The order's status, and the actions permitted to the administrator's role. */
function NextSteps({ order }: { order: AdminOrder }) {
  const [move, setMove] = useState<OrderMove | null>(null);
  const mayCall = useMayCall();
  const actions = order.moves.filter((one) => mayCall(`POST /api/admin/orders/:id/${one}`));
  const { status, cashOnDelivery } = order;
  return (
    <Panel
      title={t.whatDoNext}
      className="md:col-span-2"
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <OrderStatusChip status={status} />
          <Chip tone={cashOnDelivery ? 'wait' : 'done'} icon={Banknote}>
            {cashOnDelivery ? t.collectCash(formatRupeesExact(withoutCredit(order))) : t.prepaid}
          </Chip>
          {order.provider === 'sandbox' && <TestChip />}
          <span className="figures text-small text-text-2">{formatDateTime(order.createdAt)}</span>
        </span>
      }
    >
      <div className="mb-4 empty:hidden">
        <MissingRates orders={[order]} />
      </div>
      {actions.length === 0 && <p className="text-text-2">{t.nothingCanDone}</p>}
      <div className="flex flex-wrap gap-3">
        {actions.map((one, index) => (
          <Button
            key={one}
            size="s"
            kind={
              dangerous.includes(one)
                ? 'danger'
                : index === 0 && one !== 'resend'
                  ? 'main'
                  : 'second'
            }
            onClick={() => setMove(one)}
          >
            {orderTransitions[one].button}
          </Button>
        ))}
        {status === 'shipped' && mayCall('POST /api/admin/orders/:id/ship') && (
          <Button size="s" kind="second" onClick={() => setMove('ship')}>
            {orderTransitions.parcel.button}
          </Button>
        )}
      </div>
      {move && (
        <OrderMoveDialog key={move} order={order} move={move} onClose={() => setMove(null)} />
      )}
    </Panel>
  );
}

function Items({ order: { items, lines } }: { order: AdminOrder }) {
  return (
    <Panel title={t.items}>
      <ul className="divide-y divide-line">
        {items.map(({ name, qty, price, image, slug, bundle, refunded }, at) => {
          const line = lines[at];
          const details = [
            line?.sku && t.sku(line.sku),
            line?.weightMg && t.ct(caratsOf(line.weightMg)),
            line?.report && t.report(line.report.laboratory, line.report.number),
          ].filter(Boolean);
          return (
            <li
              key={`${name} ${String(at)}`}
              className="flex items-start gap-3 py-3 first:pt-0 last:pb-0"
            >
              <ItemImage image={image} sizes="52px" className="facet-button w-13 shrink-0" />
              <span className="min-w-0 grow wrap-anywhere">
                {slug ? (
                  <Link to={`/remedies/${slug}`} className="font-medium hover:underline">
                    {name}
                  </Link>
                ) : (
                  <span className="font-medium">{name}</span>
                )}
                <span className="figures block text-small text-text-2">{details.join(', ')}</span>
                <BundleContents bundle={bundle} />
                {refunded && <Chip>{t.refunded}</Chip>}
              </span>
              <span className="figures shrink-0 text-right">
                {formatRupeesExact(price * qty)}
                <span className="block text-small text-text-2">
                  {qty} × {formatRupeesExact(price)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Customer({ order }: { order: AdminOrder }) {
  const { email, address, billingAddress, gift, gstin, pan, sources } = order;
  const mayCall = useMayCall();
  return (
    <Panel title={t.customerLabel}>
      <div className="grid gap-4">
        {email && (
          <a href={`mailto:${email}`} className="text-link wrap-anywhere">
            {email}
          </a>
        )}
        {address ? (
          <AddressLines address={address} />
        ) : (
          <p className="text-text-2">{t.noDeliveryAddress}</p>
        )}
        {billingAddress && (
          <div>
            <h3 className="font-semibold">{t.invoice}</h3>
            <AddressLines address={billingAddress} />
          </div>
        )}
        {gstin && <p>{t.gstin(gstin)}</p>}
        {pan && <p>{t.pan(pan)}</p>}
        {sources && (
          <p className="text-small text-text-2 wrap-anywhere">
            {t.sources(sourceLine(sources.first), sourceLine(sources.last))}
          </p>
        )}
        {pan && mayCall('POST /api/admin/orders/:id/pan') && <RevealPan orderId={order._id} />}
        {gift && (
          <Alert tone="info" title={t.giftNoPrices}>
            <p className="whitespace-pre-line wrap-anywhere">{gift.message}</p>
          </Alert>
        )}
      </div>
    </Panel>
  );
}

/**
 * The packing slip until the parcel is shipped, and the tax documents, or the information that
 * there is no invoice.
 */
function OrderDocuments({ order }: { order: AdminOrder }) {
  const slip = pathOf(getPackingSlipsRoute, { query: { orders: order._id } });
  const files = [
    ...(isToSend(order.status) ? [[slip, Printer, t.packingSlipPdf] as const] : []),
    ...order.documents.map(({ number, kind, path }) => {
      const name = kind === 'invoice' ? t.taxInvoice : t.creditNote;
      return [path, FileText, [name, number, '(PDF)'].filter(Boolean).join(' ')] as const;
    }),
  ];
  const printed = [order.address ?? {}, order.billingAddress ?? {}].flatMap((one) =>
    Object.values(one).map(String),
  );
  const invoiced = order.documents.some(({ kind }) => kind === 'invoice');
  const left = order.status === 'shipped' || order.status === 'delivered';
  return (
    <Panel title={t.documents}>
      <UnprintableNote strings={[...printed, order.gift?.message ?? '']} />
      <ul className="grid justify-items-start gap-2">
        {files.map(([path, Icon, label]) => (
          <li key={path}>
            <a href={path} className={buttonClass({ kind: 'text', size: 's' })}>
              <Icon aria-hidden size={20} strokeWidth={1.6} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      {!invoiced && order.provider !== 'sandbox' && (
        <Chip tone={left ? 'error' : 'neutral'} icon={ReceiptText}>
          {left ? t.leftWithoutInvoice : t.noInvoiceYet}
        </Chip>
      )}
    </Panel>
  );
}

/**
 * The buyer's full PAN, for a reason that the audit log records. Leaving the page hides it again.
 */
function RevealPan({ orderId: id }: { orderId: string }) {
  const [revealed, setRevealed] = useState<string | null>(null);
  if (revealed) return <p className="figures">{privacy.panIs(revealed)}</p>;
  return (
    <DialogButton
      size="s"
      kind="text"
      className="justify-self-start"
      dialog={(onClose) => (
        <CallDialog
          title={privacy.revealPan}
          description={privacy.panHint}
          confirm={privacy.revealPan}
          start={{ reason: '' }}
          call={(body) => api(revealPanRoute, { params: { id }, body })}
          onDone={({ pan }) => setRevealed(pan)}
          onClose={onClose}
        >
          {({ field }) => <TextField label={privacy.reason} maxLength={300} {...field('reason')} />}
        </CallDialog>
      )}
    >
      {privacy.revealPan}
    </DialogButton>
  );
}

const sources: Readonly<Record<string, string>> = {
  checkout: t.checkout,
  counter: t.atCounter,
  'payment-link': t.byPaymentLink,
  customer: t.customer,
  verify: t.customersBrowser,
  webhook: t.paymentProvider,
  reconciler: t.comparisonProvider,
  ledger: t.ordersOwnPayments,
  refund: t.refund,
};

/** The history of the order's status, latest first. */
function History({ order: { events, createdAt } }: { order: AdminOrder }) {
  const entries = events.toReversed().map(({ to, source, at }) => ({ status: to, source, at }));
  if (!events.some(({ from }) => from === null))
    entries.push({ status: 'created', source: 'checkout', at: createdAt });
  return (
    <Panel title={t.history}>
      <ol className="grid gap-3">
        {entries.map(({ status, source, at }) => (
          <li key={at + status} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderStatusChip status={status} />
            <span className="text-small text-text-2">
              <time dateTime={at} className="figures">
                {formatDateTime(at)}
              </time>
              {/* For an administrator: 'admin:' and the email address. */},{' '}
              {sources[source] ?? t.byAdministrator(source.replace(/^admin:/, ''))}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
