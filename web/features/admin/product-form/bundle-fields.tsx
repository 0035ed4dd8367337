import { bundleLimits, formatRupeesExact } from '@jyotiratna/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { bundle as t } from '#messages/admin/bundle.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import { RadioCards } from '../layout/radio-cards.tsx';
import { bindFields, errorAt, type FieldErrors } from '../layout/use-form.ts';
import { RemedySearch } from '../products/remedy-search.tsx';
import {
  type BundleItemValues,
  type BundleValues,
  bundleTotals,
  newBundleItem,
} from './bundle-values.ts';
import { DigitsField } from './digits-field.tsx';

type Props = {
  bundle: BundleValues;
  errors?: FieldErrors;
  onChange: (bundle: BundleValues) => void;
};

/** The components of a bundle with their quantities, its price, and the effect of both. */
export function BundleFields({ bundle, errors = {}, onChange }: Props) {
  const [nested, setNested] = useState<string>();
  const { parts, rule } = bundle;
  const change = (patch: Partial<BundleValues>) => onChange({ ...bundle, ...patch });
  const { field } = bindFields(bundle, change);
  const amount = { ...field('amount'), error: errors[`bundle.${rule}`] };
  const bundleError = errors.bundle ?? errorAt(errors, 'bundle.parts');
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 font-medium leading-snug">{t.parts}</legend>
        {parts.map((item, at) => (
          <ItemRow
            key={item.key}
            item={item}
            used={parts.filter((one) => one !== item).map(({ variant }) => variant)}
            onChange={(changes) => change({ parts: parts.with(at, { ...item, ...changes }) })}
            onRemove={() => change({ parts: parts.toSpliced(at, 1) })}
          />
        ))}
        <RemedySearch
          // A product with options is added once per variant.
          selected={parts
            .filter(({ choices }) => choices.length === 0)
            .map(({ productId }) => productId)}
          full={parts.length >= bundleLimits.parts}
          error={nested ?? bundleError}
          onAdd={(product) => {
            setNested(product.bundle && t.nested(product.name));
            if (!product.bundle) change({ parts: [...parts, newBundleItem(product)] });
          }}
        />
      </fieldset>
      <RadioCards
        legend={t.rule}
        name="bundle-rule"
        options={(['price', 'percentOff'] as const).map((key) => ({ key, title: t.rules[key] }))}
        value={rule}
        onChange={(one) => change({ rule: one, amount: '' })}
      />
      {rule === 'price' ? (
        <DigitsField label={t.price} rupees maxLength={11} {...amount} />
      ) : (
        <TextField label={t.percent} inputMode="decimal" maxLength={5} {...amount} />
      )}
      <Effect bundle={bundle} />
      <Alert tone="info">{t.tax}</Alert>
    </div>
  );
}

type RowProps = {
  item: BundleItemValues;
  /** The variants used by the other components. */
  used: readonly string[];
  onChange: (patch: Partial<BundleItemValues>) => void;
  onRemove: () => void;
};

function ItemRow({ item, used, onChange, onRemove }: RowProps) {
  const { name, choices, variant, price, state } = item;
  const { field } = bindFields(item, onChange);
  const selected = choices.find(({ sku }) => sku === variant);
  const label = selected ? `${name}, ${selected.label}` : name;
  return (
    <div className="grid gap-3 border-b border-line pb-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto] sm:items-end">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-small text-text-2">
          {state === 'available'
            ? t.each(formatRupeesExact(selected?.price ?? price))
            : t.unavailable[state](name)}
        </p>
        {choices.length > 0 && (
          <SelectField label={t.variant(name)} {...field('variant')}>
            <option value="">{t.select}</option>
            {choices.map(({ sku, label }) => (
              <option key={sku} value={sku} disabled={used.includes(sku)}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <DigitsField label={t.quantity(label)} maxLength={2} {...field('quantity')} />
      <IconButton icon={Trash2} aria-label={t.remove(label)} onClick={onRemove} />
    </div>
  );
}

/**
 * The components' separate prices in total, the bundle's price, and the stock, updated during
 * typing.
 */
function Effect({ bundle }: { bundle: BundleValues }) {
  const { single, price, stock, isAbove } = bundleTotals(bundle);
  if (bundle.parts.length === 0) return null;
  const total = formatRupeesExact(single);
  return (
    <p role="status" className="text-small text-text-2">
      {isAbove && <span className="block font-medium text-sindoor-700">{t.above(total)}</span>}
      {price > 0 && !isAbove && (
        <span className="block">
          {t.effect(total, formatRupeesExact(price), formatRupeesExact(single - price))}
        </span>
      )}
      {stock !== null && <span className="block">{t.available(stock)}</span>}
    </p>
  );
}
