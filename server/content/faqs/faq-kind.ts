import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { DocumentRules } from '../../documents/kind.ts';

/** Cache tags of FAQs. */
export const faqsTag = 'faqs';

/** Id of the single document with all FAQs, which includes their order. */
export const faqsId = 'faqs';

export const faqKind: DocumentRules<'faq'> = {
  kind: 'faq',
  tag: faqsTag,
  /** Rejects a group without questions. */
  rejectUnready: ({ groups }) => {
    const fields = Object.fromEntries(
      groups.flatMap(({ items }, at) =>
        items.length === 0 ? [[`content.groups.${at}.title.en`, errorMessage('group_empty')]] : [],
      ),
    );
    const [message] = Object.values(fields);
    if (message) throw new ShopError('invalid_input', { message, fields });
  },
};
