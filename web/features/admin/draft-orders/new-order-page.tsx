import type { DraftOrder, Locale } from '@jyotiratna/contract';
import { makeDraftOrderRoute } from '@jyotiratna/contract/admin/draft-orders';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { useSend } from '../layout/call.tsx';
import { AdminHead } from '../layout/page.tsx';
import { CustomerFields, type DraftCustomer } from './customer-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { emptyForm, type OrderForm, useOrderForm } from './use-order-form.ts';

const pageLocale: Locale = language.code;

/** Creates an order for a customer on the phone or at the counter. */
export function NewOrderPage() {
  const navigate = useNavigate();
  const [customer, setCustomer] = useState<DraftCustomer>({
    ...{ account: '', name: '', email: '', phone: '' },
    locale: pageLocale,
  });
  const form = useOrderForm(emptyForm);
  const onDone = ({ id }: DraftOrder) => void navigate(`/admin/drafts/${id}`);
  const making = useMakeDraft({ customer, form, onDone });
  return (
    <>
      <AdminHead title={t.newOrder}>
        <Link to="/admin/drafts" className="target text-link">
          {t.allDrafts}
        </Link>
      </AdminHead>
      <OrderFields
        form={form}
        saving={making}
        onSave={() => making.send()}
        saveLabel={t.save}
        failed={t.saveFailed}
        lead={<CustomerFields customer={customer} errors={making.fields} onChange={setCustomer} />}
      />
    </>
  );
}

type Parts = { customer: DraftCustomer; form: OrderForm; onDone: (draft: DraftOrder) => void };

/** Creates a draft order, once per press; the idempotency key is renewed after an error. */
function useMakeDraft({ customer, form, onDone }: Parts) {
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const { account, name, email, phone, locale } = customer;
  return useSend({
    call: () =>
      api(makeDraftOrderRoute, {
        body: {
          requestKey,
          customer: {
            name,
            ...(account && { account }),
            ...(email.trim() && { email }),
            ...(phone.trim() && { phone }),
          },
          ...form.body,
          locale,
        },
      }),
    done: () => t.saved,
    onDone: ({ draft }) => onDone(draft),
    onFailed: (error) => {
      if (isCallError(error) && error.status >= 400) setRequestKey(crypto.randomUUID());
      form.reject(error);
    },
  });
}
