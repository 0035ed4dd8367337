import { requiredTextKinds } from '@jyotiratna/contract';
import { textTemplates } from '@jyotiratna/messages/every-language/texts.ts';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import {
  type ComposedText,
  type TextRequest,
  textOf,
} from '../platform/text-messages/define-texts.ts';
import { namesIn, renderTemplate } from '../platform/text-messages/render-template.ts';
import { textTask } from '../platform/text-messages/request-text.ts';
import type { Text, TextSender } from '../platform/text-messages/text.ts';
import { TextError } from '../platform/text-messages/text-error.ts';
import { priceMills } from '../platform/text-messages/variables.ts';
import { lockPhone } from './consent.ts';
import { findPhoneConsent } from './consent-queries.ts';
import {
  countRecent,
  insertText,
  keyOfTask,
  lockText,
  type TextRow,
  updateText,
} from './queries.ts';

/** The age after which an unsent message is obsolete. */
const maxAgeMs = 48 * 3_600_000;

type Prepared = { key: string; request: TextRequest; composed: ComposedText; text: Text };

/**
 * Sends the due messages to phones, each at most once: the attempt is recorded before it is made,
 * and one without a response is not repeated. Without a sender, queued messages are dropped.
 */
export async function deliverTextMessages(deps: Deps): Promise<void> {
  await drainOutbox<TextRequest>(deps, textTask, async ({ key: task, payload: request }) => {
    const key = keyOfTask(task);
    if (deps.textSenders.length === 0) return;
    const composed = await textOf(request.kind).render(deps, request as never);
    if (!composed) return;
    await deliver(deps, { key, request, composed, text: textFrom(key, request, composed) });
  });
}

function textFrom(key: string, { kind }: TextRequest, { to, locale, values }: ComposedText): Text {
  const template = textTemplates[locale][kind];
  const ordered = namesIn(template).map((name) => values[name] ?? '');
  return { key, to, kind, locale, values: ordered, text: renderTemplate(template, values) };
}

async function deliver(deps: Deps, prepared: Prepared): Promise<void> {
  const sender = await transact(deps.db, (tx) => claim(deps, tx, prepared));
  if (!sender) return;
  try {
    const { id, parts } = await sender.send(prepared.text);
    await recordSent(deps, prepared.key, { sender, id, parts });
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    deps.log.warn(
      { key: prepared.key, channel: sender.channel, reason: error.code },
      'a message was not sent',
    );
    await recordFailure(deps, prepared, { sender, error });
  }
}

/**
 * Decides whether a message is sent, and records the attempt before it is made.
 * @returns its sender; null where it is withheld, or was attempted before
 */
async function claim(deps: Deps, tx: Transaction, prepared: Prepared): Promise<TextSender | null> {
  const { key, text } = prepared;
  await lockPhone(tx, text.to);
  const row = await lockText(tx, key);
  if (row && row.state !== 'queued') {
    // An attempt still recorded as in progress: its process has died.
    if (row.state === 'sending') await updateText(tx, key, { state: 'unknown' });
    return null;
  }
  const sender =
    deps.textSenders.find(({ channel }) => channel === row?.channel) ?? deps.textSenders[0];
  if (!sender) return null;
  const reason = await withheldReason(deps, tx, prepared, row);
  if (reason === null && row && Date.now() - row.createdAt.getTime() > maxAgeMs) {
    await updateText(tx, key, { state: 'failed', reason: 'late' });
    return null;
  }
  const attempt =
    reason === null
      ? { state: 'sending' as const, attemptedAt: new Date() }
      : { state: 'withheld' as const };
  const change = {
    ...attempt,
    reason,
    channel: sender.channel,
    attempts: (row?.attempts ?? 0) + (reason === null ? 1 : 0),
  };
  if (row) await updateText(tx, key, change);
  else await insertText(tx, { ...headOf(prepared, sender), ...change });
  return reason === null ? sender : null;
}

function headOf({ request, text }: Prepared, { sandbox, channel }: TextSender) {
  const isVisible = sandbox || !textOf(request.kind).secret;
  const { key, to, kind, locale } = text;
  return { key, to, kind, locale, sandbox, channel, text: isVisible ? text.text : null };
}

/**
 * The reason to withhold a message; null where it may be sent. Messages are counted under a lock,
 * so that limits are exact.
 */
async function withheldReason(
  deps: Deps,
  tx: Transaction,
  { request, text }: Prepared,
  row: TextRow | null,
): Promise<string | null> {
  const consent = await findPhoneConsent(tx, text.to);
  const definition = textOf(request.kind);
  // A withdrawn consent stops every message but a sign-in code, which was requested a moment ago.
  if (consent?.granted === false && !definition.secret) return 'stopped';
  if (!consent && !requiredTextKinds.includes(request.kind)) return 'no-consent';
  if (row) return null;
  await lockInTransaction(tx, 'text caps');
  const { TEXT_CAP_DAY, TEXT_CAP_CUSTOMER } = await readSettings({ ...deps, db: tx });
  const { all, own } = await countRecent(tx, text.to);
  if (all >= TEXT_CAP_DAY) return 'day-cap';
  // Strangers can request codes, which have separate limits.
  return !definition.secret && own >= TEXT_CAP_CUSTOMER ? 'customer-cap' : null;
}

type Sent = { sender: TextSender; id: string; parts: number };

/** Records a sent message; a delivery state that arrived before the response is unchanged. */
async function recordSent(deps: Deps, key: string, { sender, id, parts }: Sent): Promise<void> {
  const price = priceMills(await readSettings(deps), sender.channel);
  await transact(deps.db, async (tx) => {
    const row = await lockText(tx, key);
    // A delivery event arrived before the response and moved the message to another channel.
    if (row?.channel !== sender.channel) return;
    const early = row.state !== 'sending' && row.state !== 'unknown';
    const costMills = row.costMills ?? (price === null ? null : price * parts);
    await updateText(tx, key, {
      ...(!early && { state: 'sent' }),
      providerId: id,
      parts,
      costMills,
    });
  });
}

type Failure = { sender: TextSender; error: TextError };

/** Records a failed attempt. @throws TextError where the outbox has to retry */
async function recordFailure(
  deps: Deps,
  { key }: Prepared,
  { sender, error }: Failure,
): Promise<void> {
  const next = error.kind === 'unreachable' ? senderAfter(deps, sender.channel) : null;
  if (next)
    await updateText(deps.db, key, { state: 'queued', channel: next.channel, reason: null });
  else if (error.kind === 'unavailable')
    await updateText(deps.db, key, { state: 'queued', reason: error.code });
  else if (error.kind === 'unknown')
    await updateText(deps.db, key, { state: 'unknown', reason: error.code });
  else await updateText(deps.db, key, { state: 'failed', reason: error.code });
  if (next || error.kind === 'unavailable') throw error;
}

/** The next sender to try after one of this channel. */
export function senderAfter(
  { textSenders }: Pick<Deps, 'textSenders'>,
  channel: string,
): TextSender | null {
  const at = textSenders.findIndex((one) => one.channel === channel);
  return at < 0 ? null : (textSenders[at + 1] ?? null);
}
