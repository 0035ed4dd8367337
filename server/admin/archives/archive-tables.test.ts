import { archives } from '@jyotiratna/messages/en/admin/archives.ts';
import { getTableName, is, Table } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as schema from '../../db/schema.ts';
import { archiveTables } from './archive-tables.ts';

/** Tables excluded from archives, by their description on the screen. */
const named = {
  'passwords and keys':
    'passkeys passkey_challenges second_factors recovery_codes identities sessions tokens api_tokens webhook_endpoints',
  carts: 'cart_lines cart_coupons cart_reminders agent_carts',
  'draft orders': 'draft_orders payment_links',
  'notes of healers about clients': 'client_notes',
  'reports about conversations': 'consultation_reports consultation_blocks',
  'the audit log': 'audit_log',
};

/** Tables of temporary, device-specific or derived data. */
const ofTheMoment = `agent_replies archives attempts catalogue_version courier_pins free_chats healer_alerts
  import_chunks import_files import_keys import_rows imports kundli_cache notice_translations outbox
  phone_codes product_pairs push_choices push_devices stock_moves text_messages visit_counts
  webhook_deliveries webhook_events`;

describe('the tables of an archive', () => {
  it('are all tables except those listed on the screen and temporary ones', () => {
    const all = Object.values(schema).flatMap((one) => (is(one, Table) ? [getTableName(one)] : []));
    const left = [...Object.values(named), ofTheMoment].flatMap((names) => names.split(/\s+/));
    expect([...archiveTables.map(({ name }) => name), ...left].toSorted()).toEqual(all.toSorted());
  });

  it.each(Object.keys(named))('exclude %s, as listed on the screen', (words) => {
    expect(archives.leavesOut).toContain(words);
  });
});
