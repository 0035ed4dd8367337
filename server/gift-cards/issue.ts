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

/** Giver, recipient, message, date and language of its delivery. */
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
  /** In place of the end of `validMonths`. */
  expiresAt?: Date | null;
  /** Why it is issued. */
  note: string;
  requestKey?: string;
  /** In place of a new code. */
  code?: string;
  /** False: no email is sent by itself. */
  sends: boolean;
};

/**
 * Issues a card without a payment, in the transaction that decides it: once for a request key.
 * @param key of `giftKey`
 * @returns the card with its code; the code of a repeated request is null where it cannot be read
 * any more
 */
export async function issueCard(
  tx: Transaction,
  key: Buffer,
  { amountPaise, expiresAt, sends, requestKey, code = newGiftCode(), ...rest }: Issued,
): Promise<{ card: GiftCardRow; code: string | null; again: boolean }> {
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
    return { card: existing, code: openCode(key, existing), again: true };
  }
  if (expiresAt === undefined) await startCard(tx, id);
  if (amountPaise > 0)
    await recordMovement(tx, {
      ...{ kind: 'gift-issued', ref: id, note: rest.note, amountPaise },
      ...{ from: grantsAccount, to: giftAccount(id) },
    });
  if (sends) await sendDueCard(tx, id);
  return { card: defined(await findCard(tx, id)), code, again: false };
}
