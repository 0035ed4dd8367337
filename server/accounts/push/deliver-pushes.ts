import { type Locale, languages, localePath, sliceText } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { ownerOf } from '../../platform/email/composed-email.ts';
import { ForbiddenTarget, postSafely } from '../../platform/http/post-safely.ts';
import { drainOutbox, RetryLater } from '../../platform/outbox/outbox.ts';
import { publicUrl } from '../../platform/public-url.ts';
import { type PushMessage, pushOf } from '../../platform/push/define-pushes.ts';
import { encryptPush, maxPushBytes } from '../../platform/push/encrypt-push.ts';
import { vapidHeader } from '../../platform/push/vapid.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { readPushKey } from './push-key.ts';
import {
  deleteUnreachableDevice,
  findPushDevice,
  type PushDeviceRow,
  recordPushFailure,
  recordPushSent,
} from './push-queries.ts';
import { pushTargets } from './push-targets.ts';
import { type PushTask, pushOutbox } from './request-push.ts';

/** Timeout for a push service's response, in ms. */
const timeoutMs = 5_000;
/** Days of failed attempts after which a device is removed. */
const maxFailingDays = 14;
/** Messages that one run sends in parallel. */
const concurrency = 10;
/** Maximum characters of a body: devices display no more. */
const maxBody = 240;

/**
 * A push service rejected a message; `code` is the HTTP status, or the error that prevented the
 * request.
 */
class PushRejected extends Error {
  override name = 'PushRejected';
  readonly code: number | string;
  constructor(code: number | string) {
    super('the push service did not accept the message');
    this.code = code;
  }
}

/**
 * Sends the due push notifications, at least once: after a crash between sending and recording, a
 * message is sent again and replaces itself on the screen. Outdated messages are dropped.
 */
export async function deliverPushMessages(deps: Deps): Promise<void> {
  const sent = await drainOutbox<PushTask>(
    deps,
    pushOutbox,
    ({ payload, ageSeconds }) => deliver(deps, payload, ageSeconds),
    { concurrency },
  );
  if (sent.failed > 0) deps.log.warn(sent, 'push messages were not accepted');
}

async function deliver(
  deps: Deps,
  { deviceId, userId, request }: PushTask,
  ageSeconds: number,
): Promise<void> {
  const definition = pushOf(request.kind);
  const ttl = Math.floor(definition.ttl - ageSeconds);
  const found = ttl > 0 ? await findPushDevice(deps.db, deviceId) : null;
  if (found?.device.userId !== userId) return;
  const { device, choices } = found;
  const { locale } = device;
  if (definition.choice !== null && !choices.kinds.includes(definition.choice)) return;
  const to = { userId, locale, named: choices.named };
  const message = await definition.render(deps, request as never, to);
  if (!message) return;
  const subject = definition.subject(request as never);
  await post(deps, device, {
    text: textOf(message, subject, locale),
    subject,
    ttl,
    urgency: definition.urgency,
  });
}

type Content = { text: string; subject: string; ttl: number; urgency: string };

async function post(
  deps: Deps,
  device: PushDeviceRow,
  { text, subject, ttl, urgency }: Content,
): Promise<void> {
  const key = await readPushKey(deps);
  if (!key) throw new PushRejected('KEY_UNREADABLE');
  const { endpoint, p256dh, auth } = device;
  const seconds = Math.floor(deps.clock.now() / 1000);
  const headers = {
    authorization: vapidHeader(key, { endpoint, subject: await contactOf(deps), seconds }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(ttl),
    urgency,
    // RFC 8030, 5.4: at most 32 characters of base64url.
    topic: hashToken(subject).slice(0, 32),
  };
  const body = encryptPush(text, { p256dh, auth });
  const reply = await postSafely(
    endpoint,
    { body, headers, timeoutMs },
    pushTargets(deps.env),
  ).catch((error: unknown) => error as Error & { code?: string });
  if (reply instanceof ForbiddenTarget) return deleteUnreachableDevice(deps.db, device);
  if (!('status' in reply)) return fail(deps, device, new PushRejected(reply.code ?? reply.name));
  const { status, retryAfter } = reply;
  if (status >= 200 && status < 300) return recordPushSent(deps.db, device.id);
  if (status === 404 || status === 410) return deleteUnreachableDevice(deps.db, device);
  // The message itself is invalid: every further attempt would fail as well.
  if (status === 400 || status === 413) {
    deps.log.warn({ device: device.id, status }, 'push message rejected permanently');
    return recordPushFailure(deps.db, device.id, maxFailingDays);
  }
  return fail(
    deps,
    device,
    retryAfter === null ? new PushRejected(status) : new RetryLater(retryAfter),
  );
}

async function fail({ db }: Pick<Deps, 'db'>, { id }: PushDeviceRow, error: Error): Promise<never> {
  await recordPushFailure(db, id, maxFailingDays);
  throw error;
}

/** The shop's contact for push services (RFC 8292, 2.1). */
async function contactOf(deps: Deps): Promise<string | null> {
  const owner = ownerOf(await readSettings(deps));
  if (owner) return `mailto:${owner.to}`;
  const url = publicUrl(deps.env);
  return url.startsWith('https:') ? url : null;
}

/** The options of the notification, as the service worker displays it. */
function textOf(
  { title, body, page, actions = [], rings = false }: PushMessage,
  tag: string,
  locale: Locale,
): string {
  const opens = Object.fromEntries(
    actions.map(({ action, page: opened, call }) => [
      action,
      { page: opened && localePath(locale, opened), call },
    ]),
  );
  const options = {
    ...{
      title,
      body: sliceText(body, maxBody),
      tag,
      lang: languages[locale].tag,
      renotify: rings,
    },
    ...(rings && { requireInteraction: true, vibrate: [400, 200, 400, 200, 400] }),
    actions: actions.map(({ action, title: label }) => ({ action, title: label })),
    data: { page: localePath(locale, page), locale, opens },
  };
  const text = JSON.stringify(options);
  return Buffer.byteLength(text) <= maxPushBytes ? text : JSON.stringify({ ...options, body: '' });
}
