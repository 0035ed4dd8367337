import { emailKey, isEmail, itemAt } from '@jyotiratna/contract';
import { readAddress } from './address.ts';
import { plainLine, type Row, readFlag, readMoment } from './row.ts';
import type { Source } from './source.ts';

/** Customers of Shopify and WooCommerce, one a row, with the consent that they gave there. */
export async function* readCustomers(rows: AsyncIterable<Row>): AsyncGenerator<Source> {
  for await (const row of rows) yield customerOf(row);
}

function customerOf(row: Row): Source {
  const email = emailKey(row.get('email', 'user_email', 'customer_email', 'billing_email'));
  const both = [
    row.get('first name', 'first_name', 'billing_first_name'),
    row.get('last name', 'last_name', 'billing_last_name'),
  ];
  const name = plainLine(both.filter(Boolean).join(' ') || row.get('display_name', 'user_login', 'name'), 120);
  const common = { line: row.line, key: email, title: name || email };
  if (!isEmail(email)) return { ...common, key: `line:${row.line}`, kind: 'customer', dropped: 'email_missing' };
  const addresses = ['default address ', '', 'billing_', 'shipping_'].flatMap(
    (prefix) => readAddress(row, prefix) ?? [],
  );
  const distinct = new Map(addresses.map((one) => [`${one.line} ${one.pincode}`.toLowerCase(), one]));
  return {
    ...common,
    data: {
      kind: 'customer',
      email,
      name: name || itemAt(email.split('@'), 0),
      phone: row.get('phone', 'default address phone', 'billing_phone').replace(/^'/, '').slice(0, 20),
      addresses: [...distinct.values()],
      subscribed: readFlag(row.get('accepts email marketing', 'accepts marketing')),
      note: plainLine(row.get('note', 'customer_note'), 1000),
      since: readMoment(row.get('created at', 'user_registered', 'date_registered', 'registered')),
    },
  };
}
