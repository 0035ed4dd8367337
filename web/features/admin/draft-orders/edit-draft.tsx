import type { Change, DraftOrder, Product } from '@jyotiratna/contract';
import { editDraftOrderRoute } from '@jyotiratna/contract/admin/draft-orders';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { valuesOf } from '../../accounts/addresses/address-values.ts';
import { FormAlert } from '../layout/admin-form.tsx';
import { useSend } from '../layout/call.tsx';
import { LoadStates } from '../layout/page.tsx';
import { readStaleEdit } from '../layout/stale-edit.ts';
import { savedLines } from './draft-lines.ts';
import { OrderFields } from './order-fields.tsx';
import { useOrderForm } from './use-order-form.ts';

type Props = { draft: DraftOrder; onClose: () => void; onLoadNewer: () => void };

/** Edits a draft order that is not paid. */
export function EditDraft(props: Props) {
  const ids = [...new Set(props.draft.cart.items.map(({ product }) => product._id))];
  const found = useQuery({
    queryKey: ['admin', 'draft-orders', 'products', ids],
    queryFn: async () =>
      (await Promise.all(ids.map(productOrNull))).filter((product) => product !== null),
  });
  if (!found.data) return <LoadStates of={found} subject={t.draftNoun} rows={4} />;
  return <Form {...props} products={found.data} />;
}

/** A product; null for one that is no longer sold. */
async function productOrNull(key: string): Promise<Product | null> {
  try {
    return (await api(getProductRoute, { params: { key } })).product;
  } catch (error) {
    if (isCallError(error) && error.status === 404) return null;
    throw error;
  }
}

function Form({ draft, products, onClose, onLoadNewer }: Props & { products: readonly Product[] }) {
  const { id, version, cart, discount, address, billingAddress, note } = draft;
  const form = useOrderForm({
    lines: savedLines(cart.items, products),
    discount: discount
      ? { ...discount, value: String(discount.value) }
      : { type: '', value: '', reason: '' },
    collected: address === null,
    address: address ? valuesOf(address) : {},
    billing: billingAddress,
    note,
  });
  const editing = useSend({
    call: () => api(editDraftOrderRoute, { params: { id }, body: { ...form.body, version } }),
    done: () => t.edited,
    onDone: onClose,
    onFailed: form.reject,
  });
  const stale = readStaleEdit<{ changes: Change[] }>(editing.error);
  return (
    <OrderFields
      form={form}
      saving={editing}
      onSave={() => editing.send()}
      saveLabel={t.saveChanges}
      failed={t.saveFailed}
      {...(stale && {
        notice: (
          <FormAlert
            of={{ message: editing.alert, stale: { ...stale, onLoadNewer } }}
            title={t.saveFailed}
          />
        ),
      })}
      action={
        <Button kind="text" onClick={onClose}>
          {t.keepUnchanged}
        </Button>
      }
    />
  );
}
