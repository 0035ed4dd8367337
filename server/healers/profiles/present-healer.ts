import {
  freeChatMinutes,
  type HealerContent,
  type HealerProfile,
  type Image,
} from '@jyotiratna/contract';
import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { type HealerStats, statsOf } from './figure-queries.ts';

/**
 * A healer's public representation, without the portrait. Only a sample is online without a
 * user.
 */
export function presentDetails(
  id: string,
  { pictureId: _, ...content }: HealerContent,
  earned: ReadonlyMap<string, HealerStats> = new Map(),
  checked: ReadonlySet<string> = new Set(),
): Omit<HealerProfile, 'portrait'> {
  const { sample, isOnline } = content;
  const figures = statsOf(id, sample, earned);
  return {
    ...content,
    ...figures,
    id,
    checked: checked.has(id),
    isOnline: sample && isOnline,
    freeMinutes: freeChatMinutes,
  };
}

/**
 * @param pictures contains the possible portraits of the healer, by their ids; `own` is the one
 * selected by the dashboard's user
 */
export function presentHealer(
  id: string,
  content: HealerContent,
  {
    pictures: images,
    own = null,
    earned = new Map(),
    checked = new Set(),
  }: {
    pictures: ReadonlyMap<string, ImageRow>;
    own?: string | null;
    earned?: ReadonlyMap<string, HealerStats>;
    /** Healers whose documents the shop has checked. */
    checked?: ReadonlySet<string>;
  },
): HealerProfile {
  return {
    ...presentDetails(id, content, earned, checked),
    portrait: portraitOf(images, own) ?? portraitOf(images, content.pictureId ?? null),
  };
}

/** The alternative text is set by the page: it names the healer. */
export function portraitOf(images: ReadonlyMap<string, ImageRow>, id: string | null): Image | null {
  const image = id === null ? undefined : images.get(id);
  return image ? { ...image, alt: '' } : null;
}
