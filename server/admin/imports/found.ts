import { knownColumn, sliceText } from '@jyotiratna/contract';
import type { ImportMapping } from '@jyotiratna/contract/admin/imports';
import type { ImportTarget } from '../../imports/schema.ts';
import type { SourceData } from '../../imports/source.ts';
import { knownOption } from './apply/product-fields.ts';

/** Maximum entries per list. */
const max = 60;

/** Collects the columns, options and types that an owner may map to fields. */
export function foundIn() {
  const columns = new Map<string, string>();
  const options = new Set<string>();
  const types = new Set<string>();
  return {
    note(data: SourceData, mapping: ImportMapping): void {
      if (data.kind !== 'product') return;
      for (const [name, cell] of Object.entries(data.extras))
        if (!columns.has(name) && columns.size < max) columns.set(name, sliceText(cell, 80));
      for (const { options: own } of data.variants)
        for (const { name } of own)
          if ((knownOption(name) === undefined || name in mapping.options) && options.size < max)
            options.add(sliceText(name, 200));
      if (data.type && types.size < max) types.add(sliceText(data.type, 200));
    },
    /** Columns that the shop recognizes by name come last. */
    result(): ImportTarget {
      const sorted = [...columns].toSorted(
        ([one], [other]) =>
          Number(knownColumn(one) !== undefined) - Number(knownColumn(other) !== undefined),
      );
      return {
        columns: sorted.map(([name, example]) => ({ name, example })),
        options: [...options],
        types: [...types],
      };
    },
  };
}
