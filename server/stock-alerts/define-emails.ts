import { nameIn } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { findProductRows } from '../catalogue/queries.ts';
import { asSoldVariant } from '../catalogue/sold-variant.ts';
import { listConfiguredVariants } from '../catalogue/variant-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { readLinkKey, signLink } from '../platform/email/link-token.ts';
import { alertConfirm, backInStock } from './emails.ts';
import { findAlert } from './queries.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** Requests confirmation of a back-in-stock alert. */
    'stock-alert-confirm': { alertId: string };
    /** `round` is the number of alerts of this address for the variant so far. */
    'back-in-stock': { alertId: string; round: number };
  }
}

/** Validity of a confirmation link, in ms. */
const confirmWithin = 7 * 24 * 3_600_000;

type AlertRow = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

/**
 * The product and the variant of a back-in-stock alert; null where the product no longer exists.
 */
export async function findAlertItem(db: Executor, { productId, variantId, locale }: AlertRow) {
  const [product] = await findProductRows(db, [productId]);
  if (!product) return null;
  const variants = product.hasVariants ? await listConfiguredVariants(db, [productId]) : [];
  const variant = variants.find((one) => one.id === variantId);
  return {
    product,
    variant,
    name: nameIn(variant ? asSoldVariant(product, variant) : product, locale),
  };
}

export const stockAlertEmails = defineEmails({
  'stock-alert-confirm': {
    render: async ({ db, env, clock }, { alertId }) => {
      const alert = await findAlert(db, alertId);
      const item = alert && !alert.confirmedAt ? await findAlertItem(db, alert) : null;
      if (!alert || !item) return null;
      const { id, email: to, locale } = alert;
      const token = signLink(
        await readLinkKey(db),
        'alert-confirm',
        id,
        clock.now() + confirmWithin,
      );
      const url = pageUrl(env, locale, '/stock-alerts/confirm', { token });
      return { to, locale, email: alertConfirm({ name: item.name, url }, emailMessages[locale]) };
    },
  },
  'back-in-stock': {
    key: ({ kind, alertId, round }) => `${kind}:${alertId}:${round}`,
    render: async ({ db, env }, { alertId, round }) => {
      const alert = await findAlert(db, alertId);
      const item = alert?.round === round ? await findAlertItem(db, alert) : null;
      if (!alert || !item) return null;
      const { id, email: to, locale } = alert;
      const token = signLink(await readLinkKey(db), 'alert-leave', id);
      const leaveUrl = pageUrl(env, locale, '/stock-alerts/leave', { token });
      const { name, product, variant } = item;
      const url = pageUrl(
        env,
        locale,
        `/remedies/${product.slug}`,
        variant ? { variant: variant.sku } : {},
      );
      return {
        to,
        locale,
        leaveUrl,
        email: backInStock({ name, url, leaveUrl }, emailMessages[locale]),
      };
    },
  },
});
