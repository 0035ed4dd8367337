import type { AdminProduct, StaleProduct } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, draftOf } from '../product-form/draft.ts';
import { productsKey } from './products-query.ts';

/**
 * A remedy being edited: its state at the start of the edit, and the input since. Parts that
 * its dialog saves at once, such as a report, change the first and not the second.
 */
export function useUpdatedProduct(product: AdminProduct) {
  const [previous, setPrevious] = useState(product);
  const [draft, setDraft] = useState<Draft>(() => draftOf(product));
  const [isFeatured, setFeatured] = useState(product.isFeatured);
  /** Whether it is to be published; null until selected. */
  const [wished, setWished] = useState<boolean | null>(null);
  const queries = useQueryClient();
  const changed = () => void queries.invalidateQueries({ queryKey: productsKey });

  return {
    was: previous,
    draft,
    isFeatured,
    setFeatured,
    wished,
    setWished,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),

    /** Keeps a part that was saved at once. */
    keep: (part: 'reportFile' | 'film' | 'frames') => (saved: AdminProduct) => {
      const { version, [part]: value } = saved;
      setPrevious(
        ({ [part]: _, ...before }) => ({ ...before, version, [part]: value }) as AdminProduct,
      );
      changed();
    },

    /** Arranged images: variants have the same ones at their new positions. */
    keepImages(saved: AdminProduct) {
      const { images, pictures: imageList, tint, variants } = saved;
      setPrevious((before) => {
        // Concurrent changes by another user must still be reported when the fields are saved.
        const version = saved.version === before.version + 1 ? saved.version : before.version;
        return {
          ...before,
          images,
          pictures: imageList,
          tint,
          version,
          ...(variants && { variants }),
        };
      });
      const visible = new Map(variants?.map((one) => [one.sku, one.pictures]));
      setDraft((now) => ({
        ...now,
        variants: now.variants.map(({ pictures: before, ...row }) => {
          const after = visible.get(row.sku) ?? before ?? [];
          return after.length > 0 ? { ...row, pictures: after } : row;
        }),
      }));
      changed();
    },

    /** Restarts the edit, with another user's concurrent changes. */
    loadNewer({ product: newer }: StaleProduct) {
      setPrevious(newer);
      setDraft(draftOf(newer));
      setFeatured(newer.isFeatured);
      setWished(null);
      changed();
    },
  };
}
