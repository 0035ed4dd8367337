import type { HealerContent } from '@jyotiratna/contract';
import type { Seed } from '../../documents/seed-documents.ts';
import healers from './healers.json' with { type: 'json' };

/**
 * The healers that come with the shop, in their order: invented people, each marked as a sample.
 */
export const seedHealers: Seed<'healer'>[] = healers.map(({ id, content }) => ({
  id,
  slug: id,
  content: { ...content, pictureId: null } as HealerContent,
  sample: true,
}));
