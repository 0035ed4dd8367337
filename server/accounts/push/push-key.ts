import { decideSetting } from '../../platform/database/settings-queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { newPushKey, type PushKey, pushKeyOf } from '../../platform/push/vapid.ts';
import { encryptSecret, unsealSecret } from '../second-factor/encrypt-secret.ts';

const name = 'push.key';

/**
 * The shop's key for push services: the configured one, or one that the first caller of all
 * processes generates. Null where it was encrypted with a key that the shop no longer has.
 */
export async function readPushKey({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<PushKey | null> {
  if (env.VAPID_PRIVATE_KEY) return pushKeyOf(env.VAPID_PRIVATE_KEY);
  const saved = await decideSetting(db, name, () => encryptSecret(env, name, newPushKey()));
  const privateKey = unsealSecret(env, name, saved);
  return privateKey === null ? null : pushKeyOf(privateKey);
}
