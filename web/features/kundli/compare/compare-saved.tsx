import type { SavedKundli } from '@jyotiratna/contract';
import { useState } from 'react';
import { chartComparison as t } from '#messages/kundli/chart-comparison.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import ChartComparison from './chart-comparison.tsx';

/** Compares two of a customer's saved kundlis; at least two are saved. */
export default function CompareSaved({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const [ids, setIds] = useState<readonly string[]>(() => kundlis.slice(0, 2).map(({ id }) => id));
  const births = ids.flatMap((id) => kundlis.find((one) => one.id === id)?.request ?? []);
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {ids.map((selected, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second column
            key={at}
            label={at === 0 ? t.first : t.second}
            value={selected}
            onChange={({ target }) => setIds(ids.with(at, target.value))}
          >
            {kundlis.map(({ id, request }) => (
              <option key={id} value={id} disabled={id !== selected && ids.includes(id)}>
                {t.option(request.name, request.dob)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <ChartComparison births={births} />
    </div>
  );
}
