import { cleanText, emailKey, isEmail, itemAt, sliceText } from '@jyotiratna/contract';
import type { ImportSource, SourceOrder } from '../../../imports/source.ts';
import { readAddress } from './address.ts';
import { plainLine, readInteger, readMoment, readPaise, type SourceRow } from './row.ts';

/**
 * Orders of Shopify's file, whose consecutive rows are an order's lines, the first with its totals.
 */
export async function* readShopifyOrders(
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<ImportSource> {
  let group: SourceRow[] = [];
  let number = '';
  for await (const row of rows) {
    const name = row.get('name');
    if (name !== number && group.length > 0) {
      yield shopifyOrder(number, group);
      group = [];
    }
    number = name;
    if (name) group.push(row);
  }
  if (group.length > 0) yield shopifyOrder(number, group);
}

function shopifyOrder(number: string, rows: SourceRow[]): ImportSource {
  const first = rows.find((row) => row.get('total') !== '') ?? itemAt(rows, 0);
  const status = [
    first.get('cancelled at') ? 'cancelled' : first.get('financial status'),
    first.get('fulfillment status'),
  ];
  const items = rows.flatMap((row) => {
    const name = plainLine(row.get('lineitem name'), 200);
    const quantity = readInteger(row.get('lineitem quantity'));
    if (!name || quantity === null) return [];
    return [
      {
        name,
        sku: sliceText(row.get('lineitem sku'), 100),
        quantity,
        pricePaise: readPaise(row.get('lineitem price')) ?? 0,
      },
    ];
  });
  return orderOf(first, number, {
    placedAt: readMoment(first.get('created at', 'paid at')),
    status: status.filter(Boolean).join(', '),
    currency: first.get('currency') || 'INR',
    total: readPaise(first.get('total')),
    shipping: first.get('shipping'),
    tax: first.get('taxes'),
    discount: first.get('discount amount'),
    refunded: first.get('refunded amount'),
    items,
    address: readAddress(first, 'shipping ') ?? readAddress(first, 'billing '),
  });
}

/** Orders of WooCommerce's common exports, one per row, with items as columns or JSON. */
export async function* readWooOrders(rows: AsyncIterable<SourceRow>): AsyncGenerator<ImportSource> {
  for await (const row of rows) {
    const number = row.get('order_number', 'order_number_formatted', 'order_id');
    yield orderOf(row, number, {
      placedAt: readMoment(row.get('order_date', 'date', 'date_created', 'paid_date')),
      status: row.get('status', 'order_status').replace(/^wc-/, ''),
      currency: row.get('order_currency', 'currency') || 'INR',
      total: readPaise(row.get('order_total', 'total')),
      shipping: row.get('shipping_total', 'order_shipping'),
      tax: row.get('tax_total', 'order_tax', 'total_tax'),
      discount: row.get('discount_total', 'cart_discount'),
      refunded: row.get('refunded_total', 'order_refund'),
      items: wooItems(row),
      address: readAddress(row, 'shipping_') ?? readAddress(row, 'billing_'),
    });
  }
}

/**
 * Items of an order: `line_item_1` as `name:Ring|sku:R1|quantity:2|total:998`, or `line_items` as
 * JSON or as lines in that format.
 */
function wooItems(row: SourceRow): SourceOrder['items'] {
  const cells = [...row.entries()]
    .filter(([name]) => /^line_items?(?:_\d+)?$/.test(name))
    .map(([, cell]) => cell);
  return cells.flatMap((cell) =>
    cell.startsWith('[') ? jsonItems(cell) : cell.split(';').flatMap(pipedItem),
  );
}

function pipedItem(text: string): SourceOrder['items'] {
  const parts = new Map(
    text.split('|').flatMap((part) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(part.trim()) ?? [];
      return name ? [[name.trim().toLowerCase(), value.trim()] as const] : [];
    }),
  );
  return itemOf((name) => parts.get(name) ?? '');
}

function jsonItems(cell: string): SourceOrder['items'] {
  try {
    const list: unknown = JSON.parse(cell);
    if (!Array.isArray(list)) return [];
    return list.flatMap((one: unknown) =>
      itemOf((name) => cleanText(String(Object(one)[name] ?? ''))),
    );
  } catch {
    return [];
  }
}

function itemOf(get: (name: string) => string): SourceOrder['items'] {
  const name = plainLine(get('name'), 200);
  const quantity = readInteger(get('quantity') || get('qty')) ?? 1;
  if (!name) return [];
  const line = readPaise(get('sub_total') || get('subtotal') || get('total'));
  const pricePaise = readPaise(get('price')) ?? Math.round((line ?? 0) / Math.max(1, quantity));
  return [{ name, sku: sliceText(get('sku'), 100), quantity, pricePaise }];
}

type Parts = Pick<SourceOrder, 'status' | 'currency' | 'items' | 'address'> & {
  placedAt: string | null;
  total: number | null;
  shipping: string;
  tax: string;
  discount: string;
  refunded: string;
};

function orderOf(row: SourceRow, number: string, parts: Parts): ImportSource {
  const { placedAt, total, shipping, tax, discount, refunded, ...rest } = parts;
  const common = { line: row.line, key: number || `line:${row.line}`, title: number };
  if (!number || placedAt === null)
    return { ...common, kind: 'order', skipped: 'value_invalid', detail: 'date' };
  if (total === null) return { ...common, kind: 'order', skipped: 'total_missing' };
  const email = emailKey(row.get('email', 'billing_email', 'customer_email'));
  return {
    ...common,
    data: {
      kind: 'order',
      number: sliceText(number, 60),
      email: isEmail(email) ? email : '',
      placedAt,
      totalPaise: total,
      shippingPaise: readPaise(shipping) ?? 0,
      taxPaise: readPaise(tax) ?? 0,
      discountPaise: readPaise(discount.replace(/^-/, '')) ?? 0,
      refundedPaise: readPaise(refunded.replace(/^-/, '')) ?? 0,
      ...rest,
    },
  };
}
