import { emailKey, isEmail, itemAt, sliceText } from '@jyotiratna/contract';
import { legacyHash } from '../../../accounts/legacy-hash.ts';
import type { ImportSource, SourceCustomer } from '../../../imports/source.ts';
import { readAddress } from './address.ts';
import { plainLine, readFlag, readMoment, type SourceRow } from './row.ts';

/** Customers of Shopify and WooCommerce, one per row, with the consent given there. */
export async function* readCustomers(rows: AsyncIterable<SourceRow>): AsyncGenerator<ImportSource> {
  for await (const row of rows) yield customerOf(row);
}

function customerOf(row: SourceRow): ImportSource {
  const email = emailKey(row.get('email', 'user_email', 'customer_email', 'billing_email'));
  const both = [
    row.get('first name', 'first_name', 'billing_first_name'),
    row.get('last name', 'last_name', 'billing_last_name'),
  ];
  const name = plainLine(
    both.filter(Boolean).join(' ') || row.get('display_name', 'user_login', 'name'),
    120,
  );
  const common = { line: row.line, key: email, title: name || email };
  if (!isEmail(email))
    return { ...common, key: `line:${row.line}`, kind: 'customer', skipped: 'email_missing' };
  const addresses = ['default address ', '', 'billing_', 'shipping_'].flatMap(
    (prefix) => readAddress(row, prefix) ?? [],
  );
  const distinct = new Map(
    addresses.map((one) => [`${one.line} ${one.pincode}`.toLowerCase(), one]),
  );
  return {
    ...common,
    data: {
      kind: 'customer',
      email,
      name: name || itemAt(email.split('@'), 0),
      phone: sliceText(
        row.get('phone', 'default address phone', 'billing_phone').replace(/^'/, ''),
        20,
      ),
      addresses: [...distinct.values()],
      subscription: subscriptionOf(row),
      passwordHash: legacyHash(row.get('user_pass', 'password_hash', 'customer_password')),
      note: plainLine(row.get('note', 'customer_note'), 1000),
      since: readMoment(row.get('created at', 'user_registered', 'date_registered', 'registered')),
    },
  };
}

/** The newsletter consent stated in the file: neither an earlier nor a pending one counts. */
function subscriptionOf(row: SourceRow): SourceCustomer['subscription'] {
  const status = row.get('email marketing: status', 'email marketing status').toLowerCase();
  const yes = status
    ? status === 'subscribed'
    : readFlag(row.get('accepts email marketing', 'accepts marketing'));
  if (!yes) return null;
  const level = row
    .get('email marketing: level', 'email marketing level', 'marketing opt-in level')
    .toLowerCase();
  const at = row.get(
    'email marketing: updated at',
    'accepts marketing updated at',
    'consent updated at',
  );
  return { state: level.startsWith('confirmed') ? 'confirmed' : 'subscribed', at: readMoment(at) };
}
