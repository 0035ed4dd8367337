import { errorsOf } from '../../testing/consultations.ts';
import type { ShopUnderTest } from '../fuzzed-shop.ts';
import type { Model } from '../model.ts';

/**
 * Checks sessions: they are billed by the minute, and every acknowledged message is stored once, in
 * order.
 */
export async function checkSessions(
  model: Model,
  { deps, member, healer }: ShopUnderTest,
): Promise<void> {
  const errors = await errorsOf(deps);
  for (const { id, messages } of model.sessions) {
    for (const reader of [member, healer]) {
      const { body } = await reader.get(`/consultations/${id}/messages?after=0`);
      const received = body.messages as { seq: number; clientId: string }[];
      if (received.some(({ seq }, at) => seq !== at + 1))
        errors.push(`The messages of ${id} have gaps.`);
      const missing = messages.filter(
        (clientId) => received.filter((one) => one.clientId === clientId).length !== 1,
      );
      if (missing.length > 0)
        errors.push(`Of ${id} these messages are not there once: ${missing.join(', ')}.`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
