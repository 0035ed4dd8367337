import { type Locale, nameIn } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { findProductRows } from '../catalogue/queries.ts';
import { asSold } from '../catalogue/sold-variant.ts';
import { listConfiguredVariants } from '../catalogue/variant-queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { Email } from '../platform/email/email.ts';
import { readLinkKey, signLink } from '../platform/email/link-token.ts';
import type { WishlistEmail } from '../platform/email/request-email.ts';
import { alertConfirm, backInStock } from './emails.ts';
import { findAlert } from './queries.ts';

/** How long a link that requests a yes works, in ms. */
const confirmWithin = 7 * 24 * 3_600_000;

type Saved = { to: string; locale: Locale; email: Email; leaveUrl?: string };
type Needs = Pick<Deps, 'db' | 'clock'> & {
  /** The address of a page of the shop. */
  page: (locale: Locale, path: string, query: Record<string, string>) => string;
};

/** A message about a back-in-stock alert; null where the alert no longer exists. */
export async function writeAlertEmail(
  { db, clock, page }: Needs,
  request: Exclude<WishlistEmail, { kind: 'cart-reminder' }>,
): Promise<Saved | null> {
  const alert = await findAlert(db, request.alertId);
  const dialogOpen = request.kind === 'stock-alert-confirm';
  if (!alert || (dialogOpen ? alert.confirmedAt !== null : alert.round !== request.round)) return null;
  const [product] = await findProductRows(db, [alert.productId]);
  if (!product) return null;
  const { id, email: to, locale } = alert;
  const variants = product.optioned ? await listConfiguredVariants(db, [product.id]) : [];
  const variant = variants.find((one) => one.id === alert.variantId);
  const name = nameIn(variant ? asSold(product, variant) : product, locale);
  const key = await readLinkKey(db);
  if (dialogOpen) {
    const token = signLink(key, 'alert-confirm', id, clock.now() + confirmWithin);
    const url = page(locale, '/stock-alerts/confirm', { token });
    return { to, locale, email: alertConfirm({ name, url }, emailMessages[locale]) };
  }
  const leaveUrl = page(locale, '/stock-alerts/leave', { token: signLink(key, 'alert-leave', id) });
  const url = page(locale, `/remedies/${product.slug}`, variant ? { variant: variant.sku } : {});
  return { to, locale, leaveUrl, email: backInStock({ name, url, leaveUrl }, emailMessages[locale]) };
}
