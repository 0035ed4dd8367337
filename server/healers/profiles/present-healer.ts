import {
  freeChatMinutes,
  type HealerContent,
  type HealerProfile,
  type Image,
} from '@jyotiratna/contract';
import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { type HealerStats, statsOf } from './figure-queries.ts';

/**
 * A healer's public profile, without the portrait. Without a user, only a sample healer is online.
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
 * @param pictures contains the healer's possible portraits by id; `own` is the one uploaded by the
 * healer's user
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
    /** Ids of healers with checked documents. */
    checked?: ReadonlySet<string>;
  },
): HealerProfile {
  return {
    ...presentDetails(id, content, earned, checked),
    portrait: portraitOf(images, own) ?? portraitOf(images, content.pictureId ?? null),
  };
}

/** The page sets the alternative text: the healer's name. */
export function portraitOf(images: ReadonlyMap<string, ImageRow>, id: string | null): Image | null {
  const image = id === null ? undefined : images.get(id);
  return image ? { ...image, alt: '' } : null;
}
