import { emailKey, plainGiftCode } from '@jyotiratna/contract';
import type { ImportSource, SourceDiscount } from '../../../imports/source.ts';
import { readEnd, readFlag, readInteger, readMoment, readPaise, type SourceRow } from './row.ts';

/** Columns of WooCommerce with coupon restrictions that this shop does not support. */
const limits = [
  'products',
  'product_ids',
  'exclude_products',
  'exclude_product_ids',
  'product_categories',
  'exclude_product_categories',
  'exclude_sale_items',
  'customer_email',
  'customer_emails',
  'limit_usage_to_x_items',
  'maximum_amount',
];
const isLimited = (cell: string) => !/^(?:|no|false|0+(?:\.0*)?|\[\])$/i.test(cell);

/** Shopify's discount codes and WooCommerce's coupons: percentages or fixed sums off the cart. */
export async function* readDiscounts(rows: AsyncIterable<SourceRow>): AsyncGenerator<ImportSource> {
  for await (const row of rows) yield discountOf(row);
}

function discountOf(row: SourceRow): ImportSource {
  const code = row.get('code', 'discount code', 'name').toUpperCase();
  const common = { line: row.line, key: code || `line:${row.line}`, title: code };
  if (!/^[A-Z0-9][A-Z0-9_-]{0,39}$/.test(code))
    return { ...common, kind: 'discount', skipped: 'code_invalid', detail: code };
  const type = typeOf(row.get('value type', 'discount_type', 'type'));
  const amount = readPaise(
    row.get('value', 'amount', 'coupon_amount').replace(/^-/, '').replace(/%$/, ''),
  );
  const tooMuch = type === 'percentage' && (amount ?? 0) > 10_000;
  if (type === null || amount === null || amount === 0 || tooMuch)
    return {
      ...common,
      kind: 'discount',
      skipped: 'discount_unknown',
      detail: row.get('value type', 'discount_type'),
    };
  // A coupon without its restriction would be worth more than before.
  const limit = limits.find((name) => isLimited(row.get(name)));
  if (limit) return { ...common, kind: 'discount', skipped: 'discount_unknown', detail: limit };
  const status = row.get('status').toLowerCase();
  const data: SourceDiscount = {
    kind: 'discount',
    code,
    type,
    value: amount,
    startsAt: readMoment(row.get('start', 'starts at', 'start date')),
    expiresAt: readMoment(row.get('end', 'ends at', 'end date', 'expiry_date', 'date_expires')),
    minCartPaise:
      readPaise(row.get('minimum purchase requirements', 'minimum amount', 'minimum_amount')) ?? 0,
    limit: readInteger(row.get('usage limit', 'usage_limit', 'usage limit per code')) || null,
    used: readInteger(row.get('times used in total', 'usage_count', 'used')) ?? 0,
    perCustomer: usesPerCustomer(row),
  };
  if (status === 'expired' || status === 'disabled')
    return { ...common, kind: 'discount', skipped: 'card_ended', detail: status };
  return { ...common, data };
}

function usesPerCustomer(row: SourceRow): number | null {
  const cell = row.get('usage limit per customer', 'applies once', 'usage_limit_per_user');
  return readFlag(cell) ? 1 : readInteger(cell) || null;
}

function typeOf(text: string): SourceDiscount['type'] | null {
  if (/percent/i.test(text)) return 'percentage';
  return /fixed_cart|fixed amount|fixed_amount|^fixed$|amount/i.test(text) ? 'fixed' : null;
}

/** A complete gift card code, normalized; null for a masked or short one. */
function fullCode(cell: string): string | null {
  const plain = plainGiftCode(cell);
  return /^[\w\s-]+$/.test(cell) && plain.length >= 12 && plain.length <= 40 ? plain : null;
}

/** Gift cards: Shopify's file masks their codes, other systems' files may contain complete ones. */
export async function* readCards(rows: AsyncIterable<SourceRow>): AsyncGenerator<ImportSource> {
  for await (const row of rows) {
    const key = row.get('id', 'gift card id', 'code', 'last characters') || `line:${row.line}`;
    const email = emailKey(row.get('email', 'customer email'));
    const common = {
      line: row.line,
      key,
      title: row.get('customer name', 'last characters') || email || key,
    };
    const currency = row.get('currency');
    const balance = readPaise(row.get('balance'));
    const isDisabled =
      row.get('disabled at') !== '' ||
      /^(?:false|no|disabled)$/i.test(row.get('enabled?', 'enabled', 'status'));
    if (currency && currency !== 'INR')
      yield { ...common, kind: 'gift-card', skipped: 'currency_other', detail: currency };
    else if (!balance) yield { ...common, kind: 'gift-card', skipped: 'balance_none' };
    else if (isDisabled) yield { ...common, kind: 'gift-card', skipped: 'card_ended' };
    else
      yield {
        ...common,
        data: {
          kind: 'gift-card',
          balancePaise: balance,
          expiresAt: readEnd(row.get('expires on', 'expiry')),
          email,
          code: fullCode(row.get('code', 'gift card code')),
        },
      };
  }
}
