import { audit, differenceOf } from '../../../accounts/audit/audit.ts';
import { giftCodeHash } from '../../../gift-cards/code.ts';
import { issueCard } from '../../../gift-cards/issue.ts';
import { findCardByHash } from '../../../gift-cards/queries.ts';
import type { SourceCard } from '../../../imports/source.ts';
import type { AppliedRow, Applying } from './applied.ts';

/**
 * Imports a gift card's balance: with its own code if the file has the complete one, otherwise with
 * a new code, which the owner sends from the list of gift cards.
 */
export async function applyCard({
  tx,
  actor,
  row,
  before,
  now,
  giftKey,
}: Applying): Promise<AppliedRow> {
  if (before) return { outcome: 'unchanged', targetId: before.targetId };
  const { balancePaise, expiresAt, email, code } = row.data as SourceCard;
  if (expiresAt && Date.parse(expiresAt) <= now)
    return { outcome: 'dropped', reason: 'card_ended' };
  if (code && (await findCardByHash(tx, giftCodeHash(code))))
    return { outcome: 'dropped', reason: 'code_in_use' };
  const { card } = await issueCard(tx, giftKey, {
    ...{
      origin: 'import',
      amountPaise: balancePaise,
      validMonths: 12,
      note: row.title,
      sends: false,
    },
    ...{ recipientEmail: email || null, expiresAt: expiresAt ? new Date(expiresAt) : null },
    ...(code && { code }),
  });
  await audit(
    tx,
    actor,
    'gift-card.import',
    `gift-card:${card.id}`,
    differenceOf(null, { paise: balancePaise }),
  );
  return { outcome: 'created', targetId: card.id, detail: `…${card.codeEnd}` };
}
