import type { AdminProduct } from '@jyotiratna/contract';
import { updateProductRoute } from '@jyotiratna/contract/admin/products';
import { useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminDialog } from '../layout/admin-dialog.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { oneByOne } from '../layout/one-by-one.ts';
import { useSend } from '../layout/use-send.ts';
import { DigitsField } from '../product-form/digits-field.tsx';
import { type Draft, draftOf, priceErrors } from '../product-form/draft.ts';
import { editForm } from '../product-form/product-form.ts';
import { byPercent, readPercent } from './percent-change.ts';

const fields = [
  ['originalPrice', t.priceBefore],
  ['discountedPrice', t.price],
  ['quantity', t.stock],
] as const;

type Row = { _id: string; was: AdminProduct; draft: Draft };
type RowErrors = Readonly<Record<string, string>>;
type Errors = Readonly<Record<string, RowErrors>>;

const errorsOf = (error: Error): RowErrors =>
  isCallError(error) && Object.keys(error.fields).length > 0
    ? error.fields
    : { all: error.message };

/**
 * Remedies with one price and one stock: variants have theirs in the form, loose stones a rate.
 */
export function hasOwnPrice({ variants, pricePerCarat }: AdminProduct): boolean {
  return !variants?.length && pricePerCarat === null;
}

type Props = { products: readonly AdminProduct[]; onClose: () => void };

/**
 * Prices and stock of the selected remedies in one list, each with its current value. Units
 * sold since are still deducted; rejected rows stay in the list with their error.
 */
export function EditSelected({ products, onClose }: Props) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    products.filter(hasOwnPrice).map((was) => ({ _id: was._id, was, draft: draftOf(was) })),
  );
  const left = products.length - products.filter(hasOwnPrice).length;
  const [percent, setPercent] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const changed = rows.filter(isChanged);
  const save = useSend({
    call: (expected: readonly Row[]) =>
      oneByOne(expected, ({ _id: id, was, draft }) => {
        const { isFeatured, draft: unpublished } = was;
        const body = editForm(was, draft, { isFeatured, unpublished }, []);
        return shop(updateProductRoute, { params: { id }, body });
      }),
    done: (rejected, expected) => {
      const saved = expected.length - Object.keys(rejected).length;
      return saved === 0 ? null : saved === 1 ? t.productUpdatedLabel : t.productsUpdated(saved);
    },
    onDone: (rejected, expected) => {
      setErrors(
        Object.fromEntries(Object.entries(rejected).map(([id, error]) => [id, errorsOf(error)])),
      );
      setRows((now) => now.filter((row) => row._id in rejected || !expected.includes(row)));
      if (Object.keys(rejected).length === 0) onClose();
    },
  });
  const change = (id: string, part: Partial<Draft>) => {
    setRows((now) =>
      now.map((row) => (row._id === id ? { ...row, draft: { ...row.draft, ...part } } : row)),
    );
    setErrors(({ [id]: _, ...rest }) => rest);
  };
  const by = readPercent(percent);

  function submit() {
    const invalid = changed.flatMap(({ _id, draft }) => {
      const found = priceErrors(draft);
      return Object.keys(found).length > 0 ? [[_id, found] as const] : [];
    });
    setErrors(Object.fromEntries(invalid));
    if (invalid.length === 0) save.send(changed);
  }

  return (
    <AdminDialog
      title={t.pricesStock}
      description={t.nothingChangesBefore}
      width="wide"
      busy={save.isPending}
      onClose={onClose}
      buttons={
        <Button
          disabled={changed.length === 0}
          busy={save.isPending}
          busyLabel={t.saving}
          onClick={submit}
        >
          {t.saveChangechanges(changed.length)}
        </Button>
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
                now.map((row) => ({
                  ...row,
                  draft: {
                    ...row.draft,
                    originalPrice: byPercent(row.draft.originalPrice, by ?? 0),
                    discountedPrice: byPercent(row.draft.discountedPrice, by ?? 0),
                  },
                })),
              )
            }
          >
            {t.fillNewPrices}
          </Button>
        </div>
        <ul className="grid gap-5">
          {rows.map(({ _id: id, was, draft }) => {
            const before = draftOf(was);
            return (
              <li key={id} className="grid gap-3 border-t border-line pt-4">
                <div className="grid items-start gap-4 sm:grid-cols-3">
                  {fields.map(([field, label]) => (
                    <DigitsField
                      key={field}
                      label={t.of(label, was.name)}
                      optional={field === 'quantity'}
                      rupees={field !== 'quantity'}
                      value={draft[field]}
                      error={errors[id]?.[field]}
                      hint={
                        draft[field] === before[field]
                          ? undefined
                          : t.now(before[field] || t.notTracked)
                      }
                      onChange={(value) => change(id, { [field]: value })}
                    />
                  ))}
                </div>
                <CallAlert>{errors[id]?.all}</CallAlert>
              </li>
            );
          })}
        </ul>
      </div>
    </AdminDialog>
  );
}

function isChanged({ was: previous, draft }: Row): boolean {
  const before = draftOf(previous);
  return fields.some(([field]) => draft[field] !== before[field]);
}
