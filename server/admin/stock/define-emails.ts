import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { ownerOf, pageUrl } from '../../platform/email/composed-email.ts';
import { defineEmails } from '../../platform/email/define-emails.ts';
import { lowStockEmail } from './low-stock-email.ts';
import { listLowProducts, listLowVariants } from './queries.ts';

declare module '../../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** Sent to the shop, once for remedies whose stock has fallen to their threshold. */
    'low-stock': { productIds: string[]; variantIds?: string[] };
  }
}

export const stockEmails = defineEmails({
  'low-stock': {
    render: async ({ db, env }, { productIds, variantIds = [] }) => {
      const owner = ownerOf(env);
      if (!owner) return null;
      const { rows: variants } = await listLowVariants(db, { ids: variantIds });
      const rows = [...(await listLowProducts(db, productIds, env.LOW_STOCK)), ...variants];
      // Remedies that were restocked in the meantime are omitted; without any left, no email is
      // sent.
      return rows.length > 0
        ? {
            ...owner,
            email: lowStockEmail(
              rows,
              pageUrl(env, owner.locale, '/admin/stock'),
              emailMessages[owner.locale],
            ),
          }
        : null;
    },
  },
});
