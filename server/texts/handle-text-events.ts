import { errorMessage, ShopError, type TextChannel, type TextState } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { TextEvent, TextSender, TextWebhook } from '../platform/text-messages/text.ts';
import { applyReply } from './consent.ts';
import { senderAfter } from './deliver-texts.ts';
import { lockTextOfEvent, queueForChannel, type TextRow, updateText } from './queries.ts';

type Dependencies = Pick<Deps, 'db' | 'log' | 'textSenders'>;

/**
 * The order of delivery states: a later report of an earlier state changes nothing, and a delivery
 * outranks a failure.
 */
const ranks: Readonly<Record<TextState, number>> = {
  ...{ withheld: 9, queued: 0, sending: 0, unknown: 0 },
  ...{ sent: 1, failed: 2, delivered: 3, read: 4 },
};

/** The sender of a channel. @throws ShopError texts_off (404) where there is none */
export function requireSender(
  { textSenders }: Pick<Deps, 'textSenders'>,
  channel: TextChannel,
): TextSender {
  const sender = textSenders.find((one) => one.channel === channel);
  if (!sender) throw new ShopError('texts_off');
  return sender;
}

/**
 * Receives a provider's webhook; its signature is verified over the raw bytes before they are
 * parsed. Its events are applied at once; after a failure the provider retries.
 * @throws ShopError texts_off (404), unauthenticated (401): nothing changes then
 */
export async function handleTextEvents(
  deps: Dependencies,
  channel: TextChannel,
  message: TextWebhook,
): Promise<void> {
  const sender = requireSender(deps, channel);
  const events = sender.readWebhook?.(message) ?? null;
  if (!events) {
    deps.log.warn(
      { channel, bytes: message.body.byteLength },
      'a signature of a message sender was rejected',
    );
    throw new ShopError('unauthenticated', { message: errorMessage('signature_invalid') });
  }
  for (const event of events)
    await transact(deps.db, (tx) =>
      event.type === 'reply' ? applyReply(tx, event) : applyState(deps, tx, channel, event),
    );
}

type StateEvent = Extract<TextEvent, { type: 'state' }>;

/**
 * Applies a delivery state; events may arrive in any order and repeatedly. Events about unknown
 * messages are ignored.
 */
async function applyState(
  deps: Dependencies,
  tx: Transaction,
  channel: TextChannel,
  event: StateEvent,
): Promise<void> {
  const row = await lockTextOfEvent(tx, { channel, key: event.key, id: event.id });
  if (!row || (row.providerId !== null && row.providerId !== event.id)) return;
  const next = event.state === 'failed' && event.unreachable ? senderAfter(deps, channel) : null;
  if (next && ranks[row.state] <= ranks.sent) {
    await updateText(tx, row.key, {
      state: 'queued',
      channel: next.channel,
      providerId: null,
      costMills: null,
    });
    return queueForChannel(tx, row.key, next.channel);
  }
  const cost = event.billable === false ? { costMills: 0 } : {};
  const state = nextState(row, event);
  await updateText(tx, row.key, {
    ...cost,
    ...(row.providerId === null && { providerId: event.id }),
    ...state,
  });
}

/** The state after an event: a delivered message cannot have failed. */
function nextState(
  row: TextRow,
  { state, reason }: StateEvent,
): { state?: TextState; reason?: string | null } {
  if (state === 'failed') return ranks[row.state] <= ranks.sent ? { state, reason } : {};
  return ranks[state] > ranks[row.state] ? { state, reason: null } : {};
}
