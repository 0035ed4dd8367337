import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { DocumentRules } from '../../documents/kind.ts';

/** Cache tags of FAQs. */
export const faqsTag = 'faqs';

/** All of them are one document: their order is a part of it. */
export const faqsId = 'faqs';

export const faqKind: DocumentRules<'faq'> = {
  kind: 'faq',
  tag: faqsTag,
  /** A group without a question would open to nothing. */
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
