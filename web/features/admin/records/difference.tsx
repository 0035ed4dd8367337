import { records as t } from '#messages/admin/records.ts';
import { choiceLabel } from '../product-form/choice-labels.ts';
import { labelOfField } from '../product-form/field-labels.ts';

type Pair = { before: unknown; after: unknown };

/** Values before and after, by field. */
export function DifferenceList({ difference }: { difference: Record<string, unknown> }) {
  const fields = Object.entries(difference);
  if (fields.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1 text-small">
      {fields.map(([field, value]) => (
        <div key={field} className="grid gap-x-4 sm:grid-cols-[minmax(7rem,10rem)_minmax(0,1fr)]">
          <dt className="text-text-2">{labelOfField(field)}</dt>
          <dd className="min-w-0 break-words">
            {isPair(value) ? <Change field={field} pair={value} /> : asText(field, value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ field, pair: { before, after } }: { field: string; pair: Pair }) {
  return (
    <>
      {before !== null && (
        <del className="mr-2 text-text-2">
          <span className="sr-only">{t.before} </span>
          {asText(field, before)}
        </del>
      )}
      <ins className="no-underline">
        <span className="sr-only">{t.after} </span>
        {after === null ? t.removed : asText(field, after)}
      </ins>
    </>
  );
}

function isPair(value: unknown): value is Pair {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value;
}

/** Longer values are truncated for readability. */
const maxLength = 300;

function asText(field: string, value: unknown): string {
  const text = typeof value === 'string' ? choiceLabel(field, value) : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}...` : text;
}
