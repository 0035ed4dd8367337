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
/** Of a session that has ended, of a customer in the archive. */
const ofSession = `exists (select 1 from consultations c join users u on u.id = c.user_id and u.role = 'user'
  where c.id = t.consultation_id and c.status = 'ended')`;
const ownSettings = [shopSetting, deliverySetting, claimsSetting];

/** The tables of an archive, each after those that its rows refer to. */
export const archiveTables: readonly ArchiveTable[] = [
  {
    name: 'settings',
    key: ['key'],
    where: `t.key in (${ownSettings.map((key) => `'${key}'`).join(', ')})`,
  },
  { name: 'parties', key: ['code'] },
  { name: 'metal_rates', key: ['id'], generated: true },
  { name: 'pictures', key: ['id'] },
  { name: 'products', key: ['id'] },
  { name: 'product_variants', key: ['id'] },
  { name: 'bundle_parts', key: ['bundle_id', 'position'] },
  { name: 'product_pictures', key: ['product_id', 'position'] },
  { name: 'designs', key: ['id'] },
  { name: 'design_pictures', key: ['design_id', 'metal'] },
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
  { name: 'nominees', key: ['user_id'], where: ofCustomer },
  { name: 'privacy_requests', key: ['id'], where: ofCustomer },
  { name: 'saved_kundlis', key: ['id'], where: ofCustomer },
  { name: 'wishes', key: ['user_id', 'product_id', 'created_at'], where: ofCustomer },
  { name: 'stock_alerts', key: ['id'] },
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
  { name: 'huids', key: ['huid'] },
  { name: 'energisation_pictures', key: ['order_id', 'position'] },
  { name: 'return_requests', key: ['id'] },
  { name: 'return_lines', key: ['return_id', 'position'] },
  { name: 'return_events', key: ['id'], generated: true },
  { name: 'return_pictures', key: ['id'] },
  { name: 'hand_overs', key: ['id'] },
  { name: 'parcels', key: ['id'] },
  { name: 'parcel_events', key: ['id'], generated: true },
  { name: 'cod_remittances', key: ['courier', 'reference'] },
  { name: 'cod_remittance_lines', key: ['courier', 'reference', 'position'] },
  { name: 'settlements', key: ['id'] },
  { name: 'settlement_lines', key: ['settlement_id', 'position'] },
  // Balances: both rows of a movement come in one piece, as pieces have an even number of rows.
  { name: 'ledger_movements', key: ['id'] },
  { name: 'ledger_entries', key: ['movement_id', 'side'] },
  { name: 'top_ups', key: ['id'], where: ofCustomer, without: ['due_at'] },
  // One that is queued is with the old shop, which sends it to the provider.
  {
    name: 'closing_refunds',
    key: ['key'],
    where: `${ofCustomer} and t.status in ('processed', 'failed')`,
  },
  {
    name: 'gift_cards',
    key: ['id'],
    where: `t.status <> 'ordered'`,
    customer: 'buyer_id',
    without: ['sealed_code'],
  },
  // A healer's user, and whether they are online, are of the old shop.
  {
    name: 'healer_accounts',
    key: ['healer_id'],
    without: ['user_id', 'invited_email', 'switched_on', 'present_until', 'missed_requests'],
  },
  { name: 'healer_certificates', key: ['id'], without: ['user_id', 'content'] },
  { name: 'bookings', key: ['id'], where: ofCustomer, without: ['token_hash'] },
  {
    name: 'consultations',
    key: ['id'],
    where: `t.status = 'ended' and ${ofCustomer}`,
    without: ['healer_user_id'],
  },
  { name: 'consultation_minutes', key: ['consultation_id', 'minute'], where: ofSession },
  { name: 'consultation_messages', key: ['consultation_id', 'seq'], where: ofSession },
  { name: 'consultation_pictures', key: ['id'], where: ofSession },
  { name: 'session_reviews', key: ['consultation_id'], where: ofSession },
  { name: 'session_invoices', key: ['number'], where: ofSession },
  { name: 'session_refunds', key: ['id'], where: ofSession },
  { name: 'vouchers', key: ['number'], where: ofCustomer },
  { name: 'healer_payouts', key: ['id'], without: ['healer_user_id'] },
  { name: 'archived_orders', key: ['id'] },
  { name: 'reviews', key: ['id'], customer: 'user_id' },
  { name: 'review_pictures', key: ['review_id', 'position'] },
  { name: 'redirects', key: ['path'] },
  { name: 'subscribers', key: ['id'] },
  { name: 'campaigns', key: ['id'] },
  { name: 'messages', key: ['id'] },
];

export const findArchiveTable = (name: string) =>
  archiveTables.find((table) => table.name === name);
