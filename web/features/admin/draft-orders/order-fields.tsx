import { type ReactNode, useRef } from 'react';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { AddressFields } from '../../accounts/addresses/address-fields.tsx';
import { BillingFields } from '../../accounts/addresses/billing-fields.tsx';
import { CartTotals } from '../../cart/totals.tsx';
import { CallAlert, type useSend } from '../layout/call.tsx';
import { Panel } from '../layout/page.tsx';
import { RadioCards } from '../layout/radio-cards.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { DiscountFields } from './discount-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { useDraftQuote } from './use-draft-quote.ts';
import type { OrderForm } from './use-order-form.ts';

type Props = {
  form: OrderForm;
  saving: Pick<ReturnType<typeof useSend>, 'busy' | 'alert' | 'fields' | 'error'>;
  onSave: () => void;
  saveLabel: string;
  failed: string;
  /** Replaces the server's message, where it needs more than one sentence. */
  notice?: ReactNode;
  /** Content before the delivery. */
  lead?: ReactNode;
  /** A button next to the one that saves. */
  action?: ReactNode;
};

/** The form of a draft order, with its total. */
export function OrderFields({
  form,
  saving,
  onSave,
  saveLabel,
  failed,
  notice,
  lead,
  action,
}: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { lines, discount, collected, note, address, invalid, attempts } = form;
  const fields: Readonly<Record<string, string>> = { ...saving.fields, ...invalid };
  useFocusRejected(element, invalid ?? saving.error);
  const quote = useDraftQuote(lines, discount, collected ? null : address.values.pincode);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.check()) onSave();
      }}
      className="grid items-start gap-4 md:grid-cols-2"
    >
      <div className="grid gap-4">
        {lead}
        <Panel title={t.delivery}>
          <RadioCards
            legend={t.delivery}
            hideLegend
            name="way"
            options={[
              { key: 'parcel', title: t.byParcel },
              { key: 'collected', title: t.collected },
            ]}
            value={collected ? 'collected' : 'parcel'}
            onChange={(method) => form.setCollected(method === 'collected')}
          />
          {!collected && (
            <div className="mt-5 grid gap-5">
              <AddressFields form={address} />
              <BillingFields billing={form.billing} />
            </div>
          )}
        </Panel>
        <Panel title={t.note}>
          <TextAreaField
            name="note"
            label={t.note}
            optional
            rows={3}
            maxLength={1000}
            hint={t.reasonHint}
            value={note}
            error={fields.note}
            onChange={(event) => form.setNote(event.currentTarget.value)}
          />
        </Panel>
      </div>
      <div className="grid gap-4">
        <LineFields
          lines={lines}
          error={fields.items}
          attempts={attempts}
          onChange={form.setLines}
        />
        <DiscountFields
          discount={discount}
          maxPercent={quote.data?.mostPercent}
          errors={fields}
          onChange={form.setDiscount}
        />
        <Panel title={t.summary}>
          <div aria-live="polite" className="grid gap-4">
            <CallAlert title={t.quoteFailed}>{quote.error?.message}</CallAlert>
            {quote.data?.problems.map(({ productId, message }) => (
              <Alert key={productId} tone="wait">
                {message}
              </Alert>
            ))}
            {quote.data ? (
              <CartTotals quote={quote.data.quote} exact />
            ) : (
              <p className="text-text-2">{t.summaryEmpty}</p>
            )}
            {notice ?? <CallAlert title={failed}>{saving.alert}</CallAlert>}
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" busy={saving.busy} busyLabel={t.saving}>
              {saveLabel}
            </Button>
            {action}
          </div>
        </Panel>
      </div>
    </form>
  );
}
