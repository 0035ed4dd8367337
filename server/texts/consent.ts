import { lockKeyInTransaction } from '../platform/database/advisory-locks.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { findPhoneConsent, insertPhoneConsent, listPhonesOf } from './consent-queries.ts';

/** Replies with which a customer stops all messages, and those that permit them again. */
const stopWords = /^(?:stop|stopall|unsubscribe|cancel|end|quit|स्टॉप|बंद|बंद करें|बंद करो|रोकें|रोको)$/;
const startWords = /^(?:start|unstop|yes start|शुरू|चालू|शुरू करें)$/;

/** Serialises decisions about a number, and messages to it. */
export async function lockPhone(tx: Transaction, phone: string): Promise<void> {
  await lockKeyInTransaction(tx, 'phone', phone);
}

/**
 * Permits messages to a number that was typed or verified. A typed number that has rejected
 * messages stays rejected, except for the account that rejected them: anyone can type it.
 * @returns whether it is permitted now
 */
export async function permitMessages(
  tx: Transaction,
  { phone, userId, verified = false }: { phone: string; userId: string | null; verified?: boolean },
): Promise<boolean> {
  await lockPhone(tx, phone);
  const latest = await findPhoneConsent(tx, phone);
  if (latest?.granted && (userId === null || latest.userId === userId)) return true;
  const isRevokedByAnother =
    latest?.granted === false && (userId === null || latest.userId !== userId);
  if (isRevokedByAnother && !verified) return false;
  await insertPhoneConsent(tx, { phone, userId, granted: true });
  return true;
}

/** Withdraws the consent to messages to a number; idempotent. */
export async function withdrawMessages(
  tx: Transaction,
  { phone, userId }: { phone: string; userId: string | null },
): Promise<void> {
  await lockPhone(tx, phone);
  const latest = await findPhoneConsent(tx, phone);
  if (latest?.granted !== false) await insertPhoneConsent(tx, { phone, userId, granted: false });
}

/** Withdraws the consent of every number for which an account has decided. */
export async function withdrawMessagesOf(tx: Transaction, userId: string): Promise<void> {
  for (const phone of (await listPhonesOf(tx, userId)).sort())
    await withdrawMessages(tx, { phone, userId });
}

/**
 * Applies a customer's reply. Only the phone itself can send it, so START permits messages again.
 */
export async function applyReply(
  tx: Transaction,
  { from: phone, text }: { from: string; text: string },
): Promise<void> {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!।]+$/, '');
  if (stopWords.test(word)) await withdrawMessages(tx, { phone, userId: null });
  else if (startWords.test(word)) await permitMessages(tx, { phone, userId: null, verified: true });
}
