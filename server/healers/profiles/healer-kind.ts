import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import type { DocumentRules } from '../../documents/kind.ts';

/** The cache tag of healers' pages in every language. */
export const healersTag = 'healers';

export const healerKind: DocumentRules<'healer'> = {
  kind: 'healer',
  tag: healersTag,
  imageOf: ({ pictureId: imageId }) => imageId ?? null,
  /** English is the fallback for missing translations. */
  rejectUnready: ({ en, specialization, languages }) => {
    const fields: Record<string, ErrorMessage> = {
      ...(en.initials === '' && { 'content.en.initials': errorMessage('initials_missing') }),
      ...(en.bio === '' && { 'content.en.bio': errorMessage('bio_missing') }),
      ...(specialization.length === 0 && {
        'content.specialization': errorMessage('specialization_missing'),
      }),
      ...(languages.length === 0 && {
        'content.languages': errorMessage('spoken_language_missing'),
      }),
    };
    const [message] = Object.values(fields);
    if (message) throw new ShopError('invalid_input', { message, fields });
  },
};
