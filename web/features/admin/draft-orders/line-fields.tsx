import { formatRupeesExact, limits } from '@jyotiratna/contract';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../layout/page.tsx';
import { keepDigits } from '../product-form/keep-digits.ts';
import { RemedySearch } from '../products/remedy-search.tsx';
import { type DraftLineInput, draftLineOf, draftOptionsOf } from './draft-lines.ts';

const SettingChoice = lazy(() => import('../../catalogue/setting-choice.tsx'));

type Props = {
  lines: readonly DraftLineInput[];
  error: string | undefined;
  /** Counts the attempts to save. */
  attempts: number;
  onChange: (lines: DraftLineInput[]) => void;
};

/** The lines of a draft order: remedies with option and quantity. */
export function LineFields({ lines, error, attempts, onChange }: Props) {
  const change = (at: number, patch: Partial<DraftLineInput>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...patch } : line)));
  return (
    <Panel title={t.remedies}>
      <RemedySearch
        selected={lines.flatMap(({ product, variant }) => (variant === null ? [product._id] : []))}
        error={error}
        full={lines.length >= limits.linesPerCart}
        onAdd={(product) => onChange([...lines, draftLineOf(product)])}
      />
      <ul aria-live="polite" className="mt-5 grid">
        {lines.length === 0 && <li className="text-text-2">{t.noLine}</li>}
        {lines.map((line, at) => (
          <Line
            key={line.variant === null ? line.product._id : `${line.product._id} ${at}`}
            line={line}
            attempts={attempts}
            onChange={(patch) => change(at, patch)}
            onRemove={() => onChange(lines.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
    </Panel>
  );
}

type LineProps = {
  line: DraftLineInput;
  attempts: number;
  onChange: (patch: Partial<DraftLineInput>) => void;
  onRemove: () => void;
};

function Line({ line, attempts, onChange, onRemove }: LineProps) {
  const { product, variant, quantity } = line;
  const { name, discountedPrice } = product;
  return (
    <li className="flex flex-wrap items-end gap-3 border-t border-line py-4">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium">{name}</p>
        {variant === null && (
          <p className="figures text-small text-text-2">{formatRupeesExact(discountedPrice)}</p>
        )}
      </div>
      {variant !== null && (
        <SelectField
          label={t.option(name)}
          value={variant}
          onChange={(event) => onChange({ variant: event.currentTarget.value })}
        >
          <option value="" disabled>
            {t.selectOption}
          </option>
          {draftOptionsOf(product).map(({ sku, label, soldOut }) => (
            <option key={sku} value={sku} disabled={soldOut}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        className="w-24"
        label={<span aria-hidden>×</span>}
        aria-label={t.quantity(name)}
        inputMode="numeric"
        maxLength={2}
        value={quantity || ''}
        onChange={(event) => onChange({ quantity: Number(keepDigits(event.currentTarget.value)) })}
      />
      <button
        type="button"
        aria-label={t.remove(name)}
        onClick={onRemove}
        className="target mb-1 grid place-items-center text-accent"
      >
        <X aria-hidden size={20} strokeWidth={1.6} />
      </button>
      {product.weightMg !== null && <Extras line={line} attempts={attempts} onChange={onChange} />}
    </li>
  );
}

/**
 * The setting and energisation of a loose stone, with the same options as on its page in the shop.
 */
function Extras({ line: { product, extras }, attempts, onChange }: Omit<LineProps, 'onRemove'>) {
  const [initial] = useState(extras ?? undefined);
  /** Once opened, the fields stay mounted: the selection survives collapsing. */
  const [opened, setOpened] = useState(initial !== undefined);
  return (
    <details open={initial !== undefined} onToggle={() => setOpened(true)} className="basis-full">
      <summary className="target text-link">{t.setting(product.name)}</summary>
      {opened && (
        <Suspense fallback={<div className="min-h-40" />}>
          <SettingChoice
            stonePaise={Math.round(product.discountedPrice * 100)}
            graha={product.planets[0]}
            asked={attempts}
            designs={[]}
            initial={initial}
            onChange={(choosing) => onChange({ extras: choosing ? choosing.extras : undefined })}
          />
        </Suspense>
      )}
    </details>
  );
}
