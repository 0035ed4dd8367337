import { defined } from '@jyotiratna/contract';
import { giftAccount, grantsAccount } from '../ledger/accounts.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { newId } from '../platform/secrets/token.ts';
import { codeColumns, newGiftCode, openCode } from './code.ts';
import {
  findCard,
  findCardByRequest,
  type GiftCardRow,
  insertCard,
  type NewGiftCard,
  startCard,
} from './queries.ts';
import { sendDueCard } from './send.ts';

/** Giver, recipient, message, send date and language of a gift card. */
export type GiftDelivery = Partial<
  Pick<
    NewGiftCard,
    'giverName' | 'recipientName' | 'recipientEmail' | 'message' | 'sendOn' | 'locale'
  >
>;

export type Issued = GiftDelivery & {
  origin: 'issued' | 'return' | 'import';
  amountPaise: number;
  validMonths: number;
  /** Overrides the expiry that follows from `validMonths`. */
  expiresAt?: Date | null;
  /** The reason for issuing the card. */
  note: string;
  requestKey?: string;
  /** An existing code; absent: a new one is generated. */
  code?: string;
  /** False: the card is not emailed automatically. */
  sends: boolean;
};

/**
 * Issues a gift card without a payment, within the caller's transaction; idempotent by
 * `requestKey`.
 * @param key the key of `giftKey`
 * @returns the card with its code; for a repeated request the code is null if it cannot be
 * decrypted
 */
export async function issueCard(
  tx: Transaction,
  key: Buffer,
  { amountPaise, expiresAt, sends, requestKey, code = newGiftCode(), ...rest }: Issued,
): Promise<{ card: GiftCardRow; code: string | null; existed: boolean }> {
  const id = newId('gft_');
  const inserted = await insertCard(tx, {
    ...{ id, status: 'active', amountPaise, requestKey: requestKey ?? null },
    ...rest,
    ...codeColumns(key, id, code),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(!sends && { sentAt: new Date(0) }),
  });
  if (!inserted) {
    const existing = defined(await findCardByRequest(tx, defined(requestKey)));
    return { card: existing, code: openCode(key, existing), existed: true };
  }
  if (expiresAt === undefined) await startCard(tx, id);
  if (amountPaise > 0)
    await recordMovement(tx, {
      ...{ kind: 'gift-issued', ref: id, note: rest.note, amountPaise },
      ...{ from: grantsAccount, to: giftAccount(id) },
    });
  if (sends) await sendDueCard(tx, id);
  return { card: defined(await findCard(tx, id)), code, existed: false };
}
