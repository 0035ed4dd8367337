import { claimsSetting } from '../../content/claims.ts';
import { deliverySetting } from '../../delivery/settings.ts';
import { shopSetting } from '../../platform/settings/read-settings.ts';

export type ArchiveTable = {
  name: string;
  /** Columns of the primary key, by which rows are ordered. */
  key: readonly string[];
  /** Columns that stay out: secrets, roles, and the state of running jobs. */
  without?: readonly string[];
  /** A condition on `t`, in SQL. */
  where?: string;
  /** Null in the archive where it names no customer, because no other account is in it. */
  customer?: string;
  /** The id is generated: after a restore the next one has to be free. */
  generated?: true;
};

const ofCustomer = `(t.user_id is null or exists (select 1 from users u where u.id = t.user_id and u.role = 'user'))`;
const ownSettings = [shopSetting, deliverySetting, claimsSetting];

/** The tables of an archive, each after those that its rows refer to. */
export const archiveTables: readonly ArchiveTable[] = [
  { name: 'settings', key: ['key'], where: `t.key in (${ownSettings.map((key) => `'${key}'`).join(', ')})` },
  { name: 'parties', key: ['code'] },
  { name: 'metal_rates', key: ['id'], generated: true },
  { name: 'pictures', key: ['id'] },
  { name: 'products', key: ['id'] },
  { name: 'product_variants', key: ['id'] },
  { name: 'product_pictures', key: ['product_id', 'position'] },
  { name: 'designs', key: ['id'] },
  { name: 'documents', key: ['kind', 'id'] },
  { name: 'document_revisions', key: ['kind', 'document_id', 'version'] },
  { name: 'document_pictures', key: ['kind', 'document_id', 'picture_id'] },
  {
    name: 'users',
    key: ['id'],
    where: `t.role = 'user'`,
    without: ['password_hash', 'must_change_password', 'role', 'duty'],
  },
  { name: 'addresses', key: ['id'], where: ofCustomer, generated: true },
  { name: 'consents', key: ['id'], where: ofCustomer, generated: true },
  { name: 'customer_notes', key: ['id'], where: ofCustomer, generated: true },
  { name: 'blocks', key: ['email_hash'] },
  { name: 'coupons', key: ['id'] },
  { name: 'orders', key: ['id'], customer: 'user_id', without: ['lease_until', 'reconcile_at'] },
  { name: 'order_items', key: ['order_id', 'position'] },
  { name: 'order_events', key: ['id'], generated: true },
  { name: 'payments', key: ['id'] },
  { name: 'refunds', key: ['key'] },
  { name: 'refund_lines', key: ['refund_key', 'position'] },
  { name: 'invoices', key: ['number'] },
  { name: 'invoice_counters', key: ['series', 'financial_year'] },
  { name: 'archived_orders', key: ['id'] },
  { name: 'reviews', key: ['id'], customer: 'user_id' },
  { name: 'review_pictures', key: ['review_id', 'position'] },
  { name: 'redirects', key: ['path'] },
  { name: 'subscribers', key: ['id'] },
  { name: 'campaigns', key: ['id'] },
  { name: 'messages', key: ['id'] },
];

export const findArchiveTable = (name: string) => archiveTables.find((table) => table.name === name);
