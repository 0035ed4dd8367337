import { timingSafeEqual } from 'node:crypto';
import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../actor.ts';
import { countingLogin } from '../throttle.ts';
import { codeOf } from './code-of.ts';
import { countTry, takeCode } from './code-queries.ts';

type Guess = { phone: string; code: string; userId: string | null };

/** Placeholder id for a code that was never requested: the comparison takes as long. */
const noCode = 'code_none';

/**
 * Verifies a code and uses it up. Wrong, expired, used and never requested codes have the same
 * response. Attempts are limited by code, by number and by network.
 * @throws ShopError phone_code_wrong (401), too_many_attempts (429)
 */
export async function spendCode(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { phone, code, userId }: Guess,
): Promise<void> {
  const isRight = await countingLogin(
    deps,
    { email: phone, ip: actor.ip, realm: 'phone' },
    async () => {
      const id = await countTry(deps.db, { phone, userId });
      const expected = Buffer.from(await codeOf(deps, id ?? noCode));
      const given = Buffer.from(code);
      const matches = given.length === expected.length && timingSafeEqual(given, expected);
      return matches && id !== null && (await takeCode(deps.db, id));
    },
  );
  if (isRight) return;
  const message = errorMessage('phone_code_wrong');
  throw new ShopError('phone_code_wrong', { message, fields: { code: message } });
}
