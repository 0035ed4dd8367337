import { freeChatMinutes, type HealerContent, type HealerProfile, type Picture } from '@jyotiratna/contract';
import type { PictureRow } from '../../catalogue/pictures/queries.ts';

/** A healer as pages show them, but for the face. Only a sample is there without a person. */
export function presentFacts(id: string, { pictureId: _, ...content }: HealerContent): Omit<HealerProfile, 'portrait'> {
  const { sample, isOnline } = content;
  return { ...content, id, isOnline: sample && isOnline, freeMinutes: freeChatMinutes };
}

/** @param pictures has the portraits that the healer may show, by their ids; `own` is what the person at the desk has chosen */
export function presentHealer(
  id: string,
  content: HealerContent,
  { pictures, own = null }: { pictures: ReadonlyMap<string, PictureRow>; own?: string | null },
): HealerProfile {
  return {
    ...presentFacts(id, content),
    portrait: portraitOf(pictures, own) ?? portraitOf(pictures, content.pictureId ?? null),
  };
}

/** Its words are the page's: whose portrait it is. */
export function portraitOf(pictures: ReadonlyMap<string, PictureRow>, id: string | null): Picture | null {
  const shown = id === null ? undefined : pictures.get(id);
  return shown ? { ...shown, alt: '' } : null;
}
