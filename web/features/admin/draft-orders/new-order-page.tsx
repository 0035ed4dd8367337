import type { DraftOrder, Locale } from '@jyotiratna/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { language } from '#messages/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { AddressFields } from '../../accounts/addresses/address-fields.tsx';
import { addressFields } from '../../accounts/addresses/address-values.ts';
import { useAddressForm } from '../../accounts/addresses/use-address-form.ts';
import { CartTotals } from '../../cart/totals.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { CustomerFields, type DraftCustomer } from './customer-fields.tsx';
import { DiscountFields, type TypedDiscount } from './discount-fields.tsx';
import type { DraftLineInput } from './draft-lines.ts';
import { LineFields } from './line-fields.tsx';
import { useDraftQuote } from './use-draft-quote.ts';
import { useMakeDraft } from './use-make-draft.ts';

const pageLocale: Locale = language.code;

/** Makes an order for a customer on the phone or at the counter. */
export function NewOrderPage() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [customer, setCustomer] = useState<DraftCustomer>({
    ...{ account: '', name: '', email: '', phone: '' },
    locale: pageLocale,
  });
  const [lines, setLines] = useState<DraftLineInput[]>([]);
  const [discount, setDiscount] = useState<TypedDiscount>({ type: '', value: '', reason: '' });
  const [collected, setCollected] = useState(false);
  const address = useAddressForm(addressFields);
  const quote = useDraftQuote(lines, discount, collected ? null : address.values.pincode);
  const making = useMakeDraft({
    ...{ customer, lines, discount, address, collected },
    onDone: ({ id }: DraftOrder) => void navigate(`/admin/drafts/${id}`),
  });
  useFocusRejected(form, making.rejection);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.submit();
  };
  return (
    <>
      <AdminHead title={t.newOrder}>
        <Link to="/admin/drafts" className="target text-link">
          {t.allDrafts}
        </Link>
      </AdminHead>
      <form ref={form} noValidate onSubmit={submit} className="grid items-start gap-4 md:grid-cols-2">
        <div className="grid gap-4">
          <CustomerFields customer={customer} errors={making.fields} onChange={setCustomer} />
          <Panel title={t.delivery}>
            <fieldset className="mb-5 grid gap-3 sm:grid-cols-2">
              <legend className="sr-only">{t.delivery}</legend>
              <RadioCard name="way" title={t.byParcel} checked={!collected} onChange={() => setCollected(false)} />
              <RadioCard name="way" title={t.collected} checked={collected} onChange={() => setCollected(true)} />
            </fieldset>
            {!collected && <AddressFields form={address} />}
          </Panel>
        </div>
        <div className="grid gap-4">
          <LineFields lines={lines} error={making.fields.items} onChange={setLines} />
          <DiscountFields
            discount={discount}
            maxPercent={quote.data?.mostPercent}
            errors={making.fields}
            onChange={setDiscount}
          />
          <Panel title={t.summary}>
            <div aria-live="polite" className="grid gap-4">
              {quote.isError && (
                <Alert tone="error" title={t.quoteFailed}>
                  {quote.error.message}
                </Alert>
              )}
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
              {making.alert && (
                <Alert tone="error" title={t.saveFailed}>
                  {making.alert}
                </Alert>
              )}
            </div>
            <Button type="submit" className="mt-5" busy={making.busy} busyLabel={t.saving}>
              {t.save}
            </Button>
          </Panel>
        </div>
      </form>
    </>
  );
}
