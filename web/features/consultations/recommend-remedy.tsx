import { formatRupees, type MessageDraft } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../api.ts';
import { NotLoaded } from '../../not-loaded.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';

type Props = { onRecommend: (content: MessageDraft) => void; onClose: () => void };

/** The healer's search for a remedy, to send its card in the conversation. */
export default function RecommendRemedy({ onRecommend, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['remedies', 'to-recommend', search],
    queryFn: () => api(listProductsRoute, { query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t.recommend}>
      <TextField
        label={t.findRemedy}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!found.data && <NotLoaded of={found} />}
      <ul className="mt-3 max-h-80 overflow-y-auto">
        {found.data?.products.slice(0, 30).map(({ _id, name, discountedPrice }) => (
          <li key={_id} className="border-b border-line">
            <button
              type="button"
              aria-label={t.recommendThis(name)}
              className="flex min-h-12 w-full items-center justify-between gap-3 px-1 py-2 text-left hover:bg-mayur-50"
              onClick={() => {
                onRecommend({ kind: 'product', productId: _id });
                onClose();
              }}
            >
              <span>{name}</span>
              <span className="figures text-small text-text-2">
                {formatRupees(discountedPrice)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
