import { errorMessage, ShopError, sourceLocale } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { hashToken, newId } from '../../platform/secrets/token.ts';
import { indianNumber } from '../../platform/text-messages/indian-number.ts';
import { requestText } from '../../platform/text-messages/request-text.ts';
import type { Actor } from '../actor.ts';
import { limitMessages } from '../message-limits.ts';
import { limitPerNetwork } from '../throttle.ts';
import { renewCode } from './code-queries.ts';

type Dependencies = Pick<Deps, 'db' | 'textSenders'>;

/**
 * Limits of SMS and WhatsApp codes, in seconds: to one number from one network, so that a stranger cannot lock
 * the owner out; to one number from all networks, for their cost; and from one network, which many
 * customers of a mobile operator share.
 */
const perPair = { limit: 3, window: 15 * 60 };
const perPairAndDay = { limit: 8, window: 86_400 };
const perNumberAndDay = { limit: 24, window: 86_400 };
const perNetwork = { limit: 40, window: 3600 };

/** A typed number as E.164. @throws ShopError invalid_input (400), next to its field */
export function requireNumber(typed: string): string {
  const number = indianNumber(typed);
  if (number) return number;
  const message = errorMessage('mobile_invalid');
  throw new ShopError('invalid_input', { message, fields: { phone: message } });
}

/**
 * Sends a code to a number; while it is valid, the same code again. The response does not disclose
 * whether an account has the number: a login with a new one creates an account.
 * @param userId the account that adds the number; null for a login
 * @throws ShopError texts_off (404), invalid_input (400), too_many_attempts (429)
 */
export async function requestCode(
  { db, textSenders }: Dependencies,
  actor: Actor,
  { phone: typed, userId }: { phone: string; userId: string | null },
): Promise<void> {
  if (textSenders.length === 0) throw new ShopError('texts_off');
  const phone = requireNumber(typed);
  await limitPerNetwork({ db }, { kind: 'phone-code', ip: actor.ip, ...perNetwork }, () =>
    transact(db, async (tx) => {
      // The row lock of this counter serializes requests for one number.
      await limitMessages(tx, `phone-code:number:${hashToken(phone)}:day`, perNumberAndDay);
      const pair = `phone-code:pair:${hashToken(`${phone} ${networkOf(actor.ip)}`)}`;
      await limitMessages(tx, pair, perPair);
      await limitMessages(tx, `${pair}:day`, perPairAndDay);
      const codeId = await renewCode(tx, { phone, userId, locale: actor.locale ?? sourceLocale });
      await requestText(tx, { kind: 'code', codeId, requestId: newId('req_') });
    }),
  );
}
