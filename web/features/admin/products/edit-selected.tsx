import type { AdminProduct } from '@jyotiratna/contract';
import { updateProductRoute } from '@jyotiratna/contract/admin/products';
import { useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSend } from '../layout/use-send.ts';
import { DigitsField } from '../product-form/digits-field.tsx';
import { type Draft, draftOf, priceErrors } from '../product-form/draft.ts';
import { editForm } from '../product-form/product-form.ts';
import { byPercent, readPercent } from './percent-change.ts';

type Row = { was: AdminProduct; draft: Draft };
type Errors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Remedies with one price and one stock: variants have theirs in the form, loose stones a rate.
 */
export function hasOwnPrice({ variants, pricePerCarat }: AdminProduct): boolean {
  return !variants?.length && pricePerCarat === null;
}

/**
 * Prices and stock of the selected remedies in one list, each with its current value. Units
 * sold since are still deducted; rejected rows stay in the list with their error.
 */
export function EditSelected({
  products,
  onClose,
}: {
  products: readonly AdminProduct[];
  onClose: () => void;
}) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    products.filter(hasOwnPrice).map((previous) => ({ was: previous, draft: draftOf(previous) })),
  );
  const left = products.length - products.filter(hasOwnPrice).length;
  const [percent, setPercent] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const changed = rows.filter(isChanged);
  const save = useSend({
    call: async (expected: readonly Row[]) => {
      const rejected: Record<string, Record<string, string>> = {};
      // One after the other: each is a change of its own, with its own line in the audit log.
      for (const row of expected) {
        const { _id: id, isFeatured, draft: unpublished } = row.was;
        const body = editForm(row.was, row.draft, { isFeatured, unpublished }, []);
        await shop(updateProductRoute, { params: { id }, body }).catch((error: Error) => {
          rejected[id] =
            isCallError(error) && Object.keys(error.fields).length > 0
              ? error.fields
              : { all: error.message };
        });
      }
      return rejected;
    },
    done: (rejected, expected) => {
      const saved = expected.length - Object.keys(rejected).length;
      return saved === 0 ? null : saved === 1 ? t.productUpdatedLabel : t.productsUpdated(saved);
    },
    onDone: (rejected, expected) => {
      setErrors(rejected);
      setRows((now) => now.filter((row) => row.was._id in rejected || !expected.includes(row)));
      if (Object.keys(rejected).length === 0) onClose();
    },
  });
  const change = (id: string, part: Partial<Draft>) => {
    setRows((now) =>
      now.map((row) => (row.was._id === id ? { ...row, draft: { ...row.draft, ...part } } : row)),
    );
    setErrors(({ [id]: _, ...rest }) => rest);
  };
  const by = readPercent(percent);

  function submit() {
    const invalid = changed.flatMap(({ was: previous, draft }) => {
      const found = priceErrors(draft);
      return Object.keys(found).length > 0 ? [[previous._id, found] as const] : [];
    });
    setErrors(Object.fromEntries(invalid));
    if (invalid.length === 0) save.send(changed);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={t.pricesStock}
      description={t.nothingChangesBefore}
      width="wide"
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            disabled={changed.length === 0}
            busy={save.isPending}
            busyLabel={t.saving}
            onClick={submit}
          >
            {t.saveChangechanges(changed.length)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 pt-2">
        {left > 0 && <Alert tone="info">{t.chosenHashaveVariants(left)}</Alert>}
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={t.allPricesPercent}
            optional
            inputMode="decimal"
            maxLength={7}
            placeholder={t.or10}
            value={percent}
            onChange={(event) => setPercent(event.currentTarget.value)}
          />
          <Button
            kind="second"
            size="s"
            disabled={by === null}
            onClick={() =>
              setRows((now) =>
                now.map(({ was: previous, draft }) => ({
                  was: previous,
                  draft: {
                    ...draft,
                    originalPrice: byPercent(draft.originalPrice, by ?? 0),
                    discountedPrice: byPercent(draft.discountedPrice, by ?? 0),
                  },
                })),
              )
            }
          >
            {t.fillNewPrices}
          </Button>
        </div>
        <ul className="grid gap-5">
          {rows.map(({ was: previous, draft }) => {
            const { _id: id, name } = previous;
            const before = draftOf(previous);
            const result = (
              field: 'originalPrice' | 'discountedPrice' | 'quantity',
              label: string,
            ) => (
              <DigitsField
                label={t.of(label, name)}
                optional={field === 'quantity'}
                rupees={field !== 'quantity'}
                value={draft[field]}
                error={errors[id]?.[field]}
                hint={
                  draft[field] === before[field] ? undefined : t.now(before[field] || 'not counted')
                }
                onChange={(value) => change(id, { [field]: value })}
              />
            );
            return (
              <li key={id} className="grid gap-3 border-t border-line pt-4">
                <div className="grid items-start gap-4 sm:grid-cols-3">
                  {result('originalPrice', t.priceBefore)}
                  {result('discountedPrice', t.price)}
                  {result('quantity', t.stock)}
                </div>
                {errors[id]?.all && <Alert tone="error">{errors[id].all}</Alert>}
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

function isChanged({ was: previous, draft }: Row): boolean {
  const before = draftOf(previous);
  return (['originalPrice', 'discountedPrice', 'quantity'] as const).some(
    (field) => draft[field] !== before[field],
  );
}
