import type { ImportKind, ImportSystem } from '@jyotiratna/contract';

export type ImportFormat = { system: ImportSystem; kind: ImportKind };
type Signs = ImportFormat & { all: readonly string[]; any?: readonly string[] };

/** Columns that identify a file format, in lower case; more specific formats first. */
const formats: readonly Signs[] = [
  { system: 'shopify', kind: 'order', all: ['name', 'lineitem name', 'financial status'] },
  { system: 'shopify', kind: 'product', all: ['handle', 'title', 'variant price'] },
  { system: 'shopify', kind: 'product', all: ['url handle', 'title', 'price'] },
  { system: 'shopify', kind: 'redirect', all: ['redirect from', 'redirect to'] },
  { system: 'shopify', kind: 'gift-card', all: ['balance', 'initial balance'] },
  { system: 'shopify', kind: 'gift-card', all: ['balance', 'initial value'] },
  {
    system: 'shopify',
    kind: 'article',
    all: ['title', 'body html'],
    any: ['blog: handle', 'blog: title', 'blog handle'],
  },
  {
    system: 'shopify',
    kind: 'discount',
    all: ['value', 'value type'],
    any: ['code', 'name', 'discount code'],
  },
  {
    system: 'shopify',
    kind: 'customer',
    all: ['email', 'first name'],
    any: ['accepts email marketing', 'accepts marketing', 'total spent'],
  },
  { system: 'judgeme', kind: 'review', all: ['rating', 'body', 'reviewer_name'] },
  { system: 'woocommerce', kind: 'review', all: ['comment_content', 'rating'] },
  {
    system: 'woocommerce',
    kind: 'product',
    all: ['type', 'sku', 'name'],
    any: ['regular price', 'parent', 'in stock?'],
  },
  {
    system: 'woocommerce',
    kind: 'order',
    all: ['order_id'],
    any: ['billing_email', 'customer_email', 'order_total'],
  },
  {
    system: 'woocommerce',
    kind: 'order',
    all: ['order_number'],
    any: ['billing_email', 'customer_email'],
  },
  { system: 'woocommerce', kind: 'discount', all: ['code', 'discount_type'] },
  {
    system: 'woocommerce',
    kind: 'customer',
    all: [],
    any: ['user_email', 'customer_id', 'billing_email'],
  },
];

/**
 * The format of a CSV file by its column names; null for an unknown one.
 * @param names in lower case
 */
export function recogniseColumns(names: readonly string[]): ImportFormat | null {
  const has = (name: string) => names.includes(name);
  const found = formats.find(
    ({ all, any }) => all.every(has) && (any === undefined || any.some(has)),
  );
  return found ? { system: found.system, kind: found.kind } : null;
}

/** Whether a file begins as a WordPress export (WXR) does. */
export function isWxr(start: string): boolean {
  return /<rss\b/i.test(start) && /wordpress\.org\/export\//i.test(start);
}
