import { pushMessages } from '@jyotiratna/messages/every-language/pushes.ts';
import { definePushMessages } from '../platform/push/define-pushes.ts';
import { findAlertItem } from './define-emails.ts';
import { findAlert } from './queries.ts';

declare module '../platform/push/define-pushes.ts' {
  interface PushKinds {
    /**
     * To the account whose verified address has an alert; `round` is the number of its alerts so
     * far.
     */
    'back-in-stock': { alertId: string; round: number };
  }
}

export const stockAlertPushMessages = definePushMessages({
  'back-in-stock': {
    choice: 'back-in-stock',
    key: ({ kind, alertId, round }) => `${kind}:${alertId}:${round}`,
    subject: ({ alertId }) => alertId,
    ttl: 24 * 3600,
    urgency: 'normal',
    render: async ({ db }, { alertId, round }, { locale, named }) => {
      const alert = await findAlert(db, alertId);
      const item = alert?.round === round ? await findAlertItem(db, { ...alert, locale }) : null;
      if (!item) return null;
      const { title, titleOf, body } = pushMessages[locale].backInStock;
      const { name, product, variant } = item;
      const query = variant ? `?variant=${encodeURIComponent(variant.sku)}` : '';
      return {
        title: named ? titleOf(name) : title,
        body,
        page: `/remedies/${product.slug}${query}`,
      };
    },
  },
});
