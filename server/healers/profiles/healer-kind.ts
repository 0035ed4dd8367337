import { type Sentence, ShopError, sentence } from '@jyotiratna/contract';
import type { Kind } from '../../documents/kind.ts';

/** What shows healers: their page, in each language. */
export const healersTag = 'healers';

export const healerKind: Kind<'healer'> = {
  kind: 'healer',
  tag: healersTag,
  pictureOf: ({ pictureId }) => pictureId ?? null,
  /** English is what readers of other languages get where theirs is not written. */
  refuseUnready: ({ en, specialization, languages }) => {
    const fields: Record<string, Sentence> = {
      ...(en.initials === '' && { 'content.en.initials': sentence('initials_missing') }),
      ...(en.bio === '' && { 'content.en.bio': sentence('bio_missing') }),
      ...(specialization.length === 0 && { 'content.specialization': sentence('specialization_missing') }),
      ...(languages.length === 0 && { 'content.languages': sentence('spoken_language_missing') }),
    };
    const [message] = Object.values(fields);
    if (message) throw new ShopError('invalid_input', { message, fields });
  },
};
