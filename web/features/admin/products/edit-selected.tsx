import type { AdminProduct } from '@jyotiratna/contract';
import { publishProductsRoute, updateProductRoute } from '@jyotiratna/contract/admin/products';
import { useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert, useSend } from '../layout/call.tsx';
import { AdminDialog } from '../layout/dialogs.tsx';
import { oneByOne } from '../layout/one-by-one.ts';
import { bindFields, type FieldErrors } from '../layout/use-form.ts';
import { DigitsField } from '../product-form/digits-field.tsx';
import { editForm } from '../product-form/product-form.ts';
import {
  type ProductValues,
  priceErrors,
  productValuesOf,
} from '../product-form/product-values.ts';
import { byPercent, readPercent } from './percent-change.ts';

const fields = [
  ['originalPrice', t.priceBefore],
  ['discountedPrice', t.price],
  ['quantity', t.stock],
] as const;

/** The errors by field; `all` is the error of the complete row. */
type Row = {
  _id: string;
  product: AdminProduct;
  before: ProductValues;
  values: ProductValues;
  errors: FieldErrors;
};

function rowOf(product: AdminProduct): Row {
  const values = productValuesOf(product);
  return { _id: product._id, product, before: values, values, errors: {} };
}

const isChanged = ({ before, values }: Row) =>
  fields.some(([field]) => values[field] !== before[field]);

const errorsOf = (error: Error): FieldErrors =>
  isCallError(error) && Object.keys(error.fields).length > 0
    ? error.fields
    : { all: error.message };

/**
 * Whether a remedy has a single price and stock: variants have separate ones, loose stones a rate.
 */
function hasOwnPrice({ variants, pricePerCarat }: AdminProduct): boolean {
  return !variants?.length && pricePerCarat === null;
}

type Props = { products: readonly AdminProduct[]; onClose: () => void };

/**
 * Edits prices and stock of the selected remedies in one list, with their current values. Units
 * sold meanwhile are still deducted; rejected rows stay in the list with their error.
 */
export function EditSelected({ products, onClose }: Props) {
  const [rows, setRows] = useState(() => products.filter(hasOwnPrice).map(rowOf));
  const left = products.filter((product) => !hasOwnPrice(product)).length;
  const [percent, setPercent] = useState('');
  const changed = rows.filter(isChanged);
  const save = useSend({
    call: (submitted: readonly Row[]) =>
      oneByOne(submitted, ({ _id: id, product, values }) => {
        const { isFeatured, draft: unpublished } = product;
        const body = editForm(product, values, { isFeatured, unpublished }, []);
        return api(updateProductRoute, { params: { id }, body });
      }),
    done: ({ sent }) =>
      sent === 0 ? null : sent === 1 ? t.productUpdatedLabel : t.productsUpdated(sent),
    onDone: ({ rejected }, submitted) => {
      setRows((now) =>
        now.flatMap((row) => {
          const error = rejected[row._id];
          if (error) return { ...row, errors: errorsOf(error) };
          return submitted.includes(row) ? [] : row;
        }),
      );
      if (Object.keys(rejected).length === 0) onClose();
    },
  });
  const change = ({ _id }: Row, patch: Partial<ProductValues>) =>
    setRows((now) =>
      now.map((row) =>
        row._id === _id ? { ...row, values: { ...row.values, ...patch }, errors: {} } : row,
      ),
    );
  const by = readPercent(percent);

  function fillPrices(rate: number) {
    const filled = ({ originalPrice, discountedPrice }: ProductValues) => ({
      originalPrice: byPercent(originalPrice, rate),
      discountedPrice: byPercent(discountedPrice, rate),
    });
    setRows(rows.map((row) => ({ ...row, values: { ...row.values, ...filled(row.values) } })));
  }

  function submit() {
    const checked = rows.map((row) => ({
      ...row,
      errors: isChanged(row) ? priceErrors(row.values) : {},
    }));
    setRows(checked);
    if (checked.every(({ errors }) => Object.keys(errors).length === 0))
      save.send(checked.filter(isChanged));
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
            onChange={({ currentTarget }) => setPercent(currentTarget.value)}
          />
          <Button
            kind="second"
            size="s"
            disabled={by === null}
            onClick={() => by !== null && fillPrices(by)}
          >
            {t.fillNewPrices}
          </Button>
        </div>
        <ul className="grid gap-5">
          {rows.map((row) => {
            const { field } = bindFields(row.values, (patch) => change(row, patch), row.errors);
            return (
              <li key={row._id} className="grid gap-3 border-t border-line pt-4">
                <div className="grid items-start gap-4 sm:grid-cols-3">
                  {fields.map(([name, label]) => (
                    <DigitsField
                      key={name}
                      label={t.of(label, row.product.name)}
                      optional={name === 'quantity'}
                      rupees={name !== 'quantity'}
                      hint={
                        row.values[name] !== row.before[name] &&
                        t.now(row.before[name] || t.notTracked)
                      }
                      {...field(name)}
                    />
                  ))}
                </div>
                <CallAlert>{row.errors.all}</CallAlert>
              </li>
            );
          })}
        </ul>
      </div>
    </AdminDialog>
  );
}

type PublishProps = { products: readonly AdminProduct[]; onEdit: () => void; onDone: () => void };

/** Publishes or unpublishes the selected remedies atomically. */
export function PublishSelected({ products, onEdit, onDone }: PublishProps) {
  const { send, busy, values, message } = useSend({
    call: (published: boolean) =>
      api(publishProductsRoute, { body: { ids: products.map(({ _id }) => _id), published } }),
    done: (_, published) => ({
      title: published ? t.published : t.nowDrafts,
      description:
        products.length === 1 ? (products[0]?.name ?? '') : t.productsOf(products.length),
    }),
    onDone,
  });
  const buttonProps = (published: boolean) => ({
    busy: busy && values === published,
    disabled: busy || products.every(({ draft }) => draft !== published),
    onClick: () => send(published),
  });
  return (
    <>
      <Button
        kind="second"
        size="s"
        disabled={busy || !products.some(hasOwnPrice)}
        onClick={onEdit}
      >
        {t.pricesStock}
      </Button>
      <Button size="s" busyLabel={t.publishing} {...buttonProps(true)}>
        {t.publish}
      </Button>
      <Button kind="second" size="s" busyLabel={t.changing} {...buttonProps(false)}>
        {t.makeDrafts}
      </Button>
      <div className="w-full empty:hidden">
        <CallAlert>{message}</CallAlert>
      </div>
    </>
  );
}
