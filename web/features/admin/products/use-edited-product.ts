import type { AdminProduct, StaleProduct } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, draftOf } from '../product-form/draft.ts';
import { productsKey } from './products-query.ts';

/**
 * A remedy that is being edited: as it was when that began, and what has been typed since. What its dialog saves at once, such
 * as a report, changes the first and leaves the second.
 */
export function useEditedProduct(product: AdminProduct) {
  const [was, setWas] = useState(product);
  const [draft, setDraft] = useState<Draft>(() => draftOf(product));
  const [isFeatured, setFeatured] = useState(product.isFeatured);
  /** Whether it is to be published; null as long as nobody has chosen. */
  const [wished, setWished] = useState<boolean | null>(null);
  const queries = useQueryClient();
  const changed = () => void queries.invalidateQueries({ queryKey: productsKey });

  return {
    was,
    draft,
    isFeatured,
    setFeatured,
    wished,
    setWished,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),

    keepReport({ reportFile, version }: AdminProduct) {
      setWas((before) => ({ ...before, reportFile, version }));
      changed();
    },

    /** Arranged pictures: variants show the same ones at their new places. */
    keepPictures(saved: AdminProduct) {
      const { images, pictures, tint, variants } = saved;
      setWas((before) => {
        // What somebody else has changed meanwhile is still to be told when the fields are saved.
        const version = saved.version === before.version + 1 ? saved.version : before.version;
        return { ...before, images, pictures, tint, version, ...(variants && { variants }) };
      });
      const shown = new Map(variants?.map((one) => [one.sku, one.pictures]));
      setDraft((now) => ({
        ...now,
        variants: now.variants.map(({ pictures: before, ...row }) => {
          const after = shown.get(row.sku) ?? before ?? [];
          return after.length > 0 ? { ...row, pictures: after } : row;
        }),
      }));
      changed();
    },

    /** Begins anew, with what somebody else has made of it meanwhile. */
    loadNewer({ product: newer }: StaleProduct) {
      setWas(newer);
      setDraft(draftOf(newer));
      setFeatured(newer.isFeatured);
      setWished(null);
      changed();
    },
  };
}
