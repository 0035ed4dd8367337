import type { DraftOrder, Locale } from '@jyotiratna/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { language } from '#messages/language.ts';
import { AdminHead } from '../layout/admin-head.tsx';
import { CustomerFields, type DraftCustomer } from './customer-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { useMakeDraft } from './use-make-draft.ts';
import { emptyForm, useOrderForm } from './use-order-form.ts';

const pageLocale: Locale = language.code;

/** Makes an order for a customer on the phone or at the counter. */
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
