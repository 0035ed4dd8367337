import {
  type ArchivedOrder,
  type Customer,
  formatRupeesExact,
  maxStoreCredit,
} from '@jyotiratna/contract';
import {
  addCustomerNote,
  blockCustomer,
  getCustomerRoute,
  grantCreditRoute,
  removeCustomerNote,
  unblockCustomer,
} from '@jyotiratna/contract/admin/customers';
import { Ban } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { archivedOrders } from '#messages/admin/archived-orders.ts';
import { customers as t } from '#messages/admin/customers.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { OrderStatusChip } from '../../orders/order-status.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { useSend } from '../layout/call.tsx';
import { formatDate, formatDateTime } from '../layout/dates.ts';
import { DefinitionList } from '../layout/definition-lists.tsx';
import { CallDialog, DialogButton, useShowDialog } from '../layout/dialogs.tsx';
import { Panel, RecordPage, useFreshQuery } from '../layout/page.tsx';
import { useForm } from '../layout/use-form.ts';
import { TestChip } from '../orders/test-chip.tsx';
import { keepDigits } from '../product-form/keep-digits.ts';

type Props = { customer: Customer };

/** One customer: orders, sessions, notes, and whether the customer is blocked. */
export function CustomerPage() {
  const { key = '' } = useParams();
  const found = useFreshQuery(
    ['customers', 'one', key],
    async () => (await api(getCustomerRoute, { params: { key } })).customer,
  );
  const { data } = found;
  return (
    <RecordPage
      of={found}
      title={data?.name ?? t.customer}
      list={{ to: '/admin/customers', label: t.allCustomers }}
      subject={t.customerNoun}
      missing={{ title: t.noSuchCustomer, text: t.accountGoneOr }}
      actions={
        data && (
          <DialogButton
            kind={data.blocked ? 'second' : 'danger'}
            size="s"
            dialog={(onClose) => <BlockDialog customer={data} onClose={onClose} />}
          >
            {data.blocked ? t.unblock : t.blockLabel}
          </DialogButton>
        )
      }
    >
      {(customer) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {customer.block && (
            <div className="md:col-span-2">
              <Alert tone="wait" title={t.blockedNeitherLogs}>
                {customer.block.reason} ({customer.block.by}, {formatDateTime(customer.block.at)})
              </Alert>
            </div>
          )}
          <ContactDetails customer={customer} />
          <Notes customer={customer} />
          <Orders customer={customer} />
          {customer.archivedOrders.length > 0 && (
            <ArchivedOrders orders={customer.archivedOrders} />
          )}
          <Sessions customer={customer} />
        </div>
      )}
    </RecordPage>
  );
}

function ContactDetails({ customer }: Props) {
  const { email, phones, since, balance, credit } = customer;
  const show = useShowDialog();
  return (
    <Panel
      title={t.viewer}
      aside={
        customer.blocked && (
          <Chip tone="error" icon={Ban}>
            {t.blocked}
          </Chip>
        )
      }
    >
      <DefinitionList
        kind="details"
        rows={[
          [
            t.email,
            email && (
              <>
                <a href={`mailto:${email}`} className="text-link wrap-anywhere">
                  {email}
                </a>
                {customer.emailProven === false && (
                  <span className="text-text-2"> {t.notProvenYet}</span>
                )}
              </>
            ),
          ],
          [t.phone, phones.join(', ')],
          [t.account, since ? t.since(formatDate(since)) : t.noAccount],
          [t.orders, t.all(customer.orders, formatRupeesExact(customer.spent))],
          [t.balanceSessions, balance !== null && formatRupeesExact(balance)],
          [
            t.credit,
            credit !== null && (
              <>
                {formatRupeesExact(credit)}{' '}
                <button
                  type="button"
                  className="target text-link"
                  onClick={() =>
                    show((onClose) => <GrantCredit customer={customer} onClose={onClose} />)
                  }
                >
                  {t.giveCredit}
                </button>
              </>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

/** Internal notes about a customer. */
function Notes({ customer: { key, notes } }: Props) {
  const add = useForm({
    initial: { text: '' },
    call: (body) => api(addCustomerNote, { params: { key }, body }),
    onDone: (): void => add.restart({ text: '' }),
  });
  const remove = useSend({
    call: (note: number) => api(removeCustomerNote, { params: { key, note: String(note) } }),
  });
  return (
    <Panel title={t.notes} note={t.administratorsAloneCustomer}>
      <AdminForm
        of={{ ...add, message: add.alert ?? remove.alert }}
        className="grid gap-3"
        save={t.addNote}
        kind="second"
        size="s"
      >
        <TextAreaField label={t.newNote} rows={2} maxLength={1000} {...add.field('text')} />
      </AdminForm>
      {notes.length > 0 && (
        <ul className="mt-5 grid gap-4">
          {notes.map(({ id, text, by, at }) => (
            <li key={id} className="grid gap-1 border-t border-line pt-3">
              <p className="wrap-anywhere">{text}</p>
              <p className="flex flex-wrap items-center gap-x-3 text-small text-text-2">
                {by}, {formatDateTime(at)}
                <button
                  type="button"
                  className="target text-link"
                  aria-label={t.removeNote(formatDateTime(at))}
                  onClick={() => remove.send(id)}
                >
                  {t.remove}
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Orders({ customer: { latestOrders, orders } }: Props) {
  return (
    <Panel
      title={t.orders}
      {...(orders > latestOrders.length && { note: t.latest(latestOrders.length, orders) })}
    >
      <Lines empty={t.noOrderYet}>
        {latestOrders.map(({ _id, orderNumber, status, amount, test, createdAt }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link to={`/admin/orders/${_id}`} className="target figures text-link">
              {orderNumber}
            </Link>
            <OrderStatusChip status={status} />
            {test && <TestChip />}
            <span className="figures font-semibold">{formatRupeesExact(amount)}</span>
            <span className="figures text-small text-text-2">{formatDate(createdAt)}</span>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

/** A customer's imported orders of the previous shop. */
function ArchivedOrders({ orders }: { orders: readonly ArchivedOrder[] }) {
  return (
    <Panel title={archivedOrders.title} note={archivedOrders.note}>
      <ul className="grid gap-3">
        {orders.map(({ id, number, placedAt, status, currency, total, refunded, items }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="figures font-semibold">{number}</span>
              <span className="figures">
                {currency === 'INR' ? formatRupeesExact(total) : `${currency} ${total}`}
              </span>
              <span className="text-small text-text-2">{status}</span>
              <span className="figures text-small text-text-2">{formatDate(placedAt)}</span>
              {refunded > 0 && (
                <span className="figures text-small">
                  {archivedOrders.refunded(formatRupeesExact(refunded))}
                </span>
              )}
            </p>
            <p className="text-small wrap-anywhere text-text-2">
              {items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Sessions({ customer: { bookings } }: Props) {
  return (
    <Panel title={t.sessions}>
      <Lines empty={t.noSessionBooked}>
        {bookings.map(({ id, healerName, startsAt, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <span className="font-semibold">{healerName}</span>
            <span className="figures text-text-2">{formatDateTime(startsAt)}</span>
            {status === 'cancelled' && (
              <span className="text-small text-text-2">{t.cancelled}</span>
            )}
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

function Lines({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-text-2">{empty}</p>;
  return <ul className="grid gap-3">{children}</ul>;
}

type DialogProps = Props & { onClose: () => void };

/** Confirms blocking a customer, with the reason, or unblocking one. */
function BlockDialog({ customer: { key, name, blocked }, onClose }: DialogProps) {
  const params = { key };
  return (
    <CallDialog
      title={blocked ? t.letAgain(name) : t.block(name)}
      description={blocked ? t.theyLogOrder : t.theyLoggedOut}
      confirm={blocked ? t.unblock : t.blockLabel}
      danger={!blocked}
      start={{ reason: '' }}
      call={(body): Promise<unknown> =>
        blocked ? api(unblockCustomer, { params }) : api(blockCustomer, { params, body })
      }
      done={blocked ? t.customerUnblocked : t.customerBlocked}
      onClose={onClose}
    >
      {({ field }) =>
        !blocked && (
          <TextField label={t.reason} hint={t.youYourTeam} maxLength={300} {...field('reason')} />
        )
      }
    </CallDialog>
  );
}

/** Grants store credit, with a reason that the customer reads; idempotent on a second click. */
function GrantCredit({ customer: { key, name }, onClose }: DialogProps) {
  const [requestKey] = useState(() => crypto.randomUUID());
  return (
    <CallDialog
      title={t.giveCreditTo(name)}
      description={t.giveCreditText}
      confirm={t.giveCredit}
      start={{ amount: '', reason: '' }}
      call={({ amount, reason }) => {
        const body = { amount: Number(amount), reason, requestKey };
        return api(grantCreditRoute, { params: { key }, body });
      }}
      done={t.creditGiven}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField
            label={t.creditAmount}
            inputMode="numeric"
            maxLength={String(maxStoreCredit).length}
            {...field('amount', keepDigits)}
          />
          <TextField
            label={t.reason}
            hint={t.creditReasonHint}
            maxLength={200}
            {...field('reason')}
          />
        </>
      )}
    </CallDialog>
  );
}
