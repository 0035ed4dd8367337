import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createSystemClock } from '../clock.ts';
import { createRandomSource } from '../courier/random-source.ts';
import { createCallbacks } from './callbacks.ts';
import { reliable, type SentMessage, type TextErrorRates, type TextOptions } from './options.ts';

/** Maximum stored messages; older ones are deleted. */
const maxMessages = 20_000;

const next: Partial<Record<SentMessage['state'], SentMessage['state']>> = {
  ...{ accepted: 'sent', sent: 'delivered', delivered: 'read' },
};

/** An error response in the format of Meta's API. */
class TextApiError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Both message providers as a Fastify plugin: WhatsApp below `/graph`, SMS below `/sms`, customers'
 * replies below `/texts`, and `/__texts` if `controls` is set. No message reaches a real phone.
 */
export function createTextSandbox(options: TextOptions): FastifyPluginAsync {
  return async (app) => {
    const { clock = createSystemClock(), stepMs, delayMs = 0 } = options;
    let current: TextErrorRates = { ...reliable, ...options.errorRates };
    const random = createRandomSource(current.seed);
    const callbacks = createCallbacks(options, { clock, random, errorRates: () => current });
    const messages = new Map<string, SentMessage>();
    parseBodies(app);
    app.setErrorHandler((failure, _request, reply) => {
      const { status = 500, code = 1 } = failure as Partial<TextApiError>;
      return reply.code(status).send({ error: { message: 'The message was not accepted.', code } });
    });

    function move(id: string): void {
      const message = messages.get(id);
      const state = message && next[message.state];
      if (!message || !state || (message.channel === 'sms' && state === 'read')) return;
      const moved = {
        ...message,
        state: message.channel === 'whatsapp' && random(current.noWhatsApp) ? 'failed' : state,
      };
      messages.set(id, moved as SentMessage);
      callbacks.state(moved as SentMessage);
      clock.at(clock.now() + stepMs, () => move(id));
    }

    /** Accepts a message, and responds unless the response is dropped. */
    async function accept(
      message: SentMessage,
      reply: FastifyReply,
      body: object,
    ): Promise<unknown> {
      messages.set(message.id, message);
      const [oldest] = messages.keys();
      if (messages.size > maxMessages && oldest) messages.delete(oldest);
      clock.at(clock.now() + stepMs, () => move(message.id));
      if (delayMs > 0) await pause(delayMs);
      if (!random(current.lostReplies)) return body;
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }

    app.post('/graph/:version/:phoneId/messages', async (request, reply) => {
      requireToken(request, `Bearer ${options.token}`, 190);
      const message = whatsAppMessage(request.body);
      return accept(message, reply, {
        messaging_product: 'whatsapp',
        messages: [{ id: message.id }],
      });
    });
    app.post('/sms/v1/Accounts/:account/Sms/send.json', async (request, reply) => {
      requireToken(
        request,
        `Basic ${Buffer.from(`sandbox:${options.token}`).toString('base64')}`,
        1010,
      );
      const message = smsMessage(request.body);
      return accept(message, reply, { SMSMessage: { Sid: message.id, Status: 'queued' } });
    });
    app.post('/texts/v1/replies', async (request) => {
      requireToken(request, `Bearer ${options.token}`, 190);
      const { channel, from, text } = Object(request.body) as Record<string, string>;
      const isSms = channel === 'sms';
      return {
        taken: await callbacks.reply(isSms ? 'sms' : 'whatsapp', String(from), String(text)),
      };
    });
    if (options.controls) {
      app.get('/__texts/messages', async () => ({ messages: [...messages.values()] }));
      app.post('/__texts/misbehave', async ({ body }) => {
        current = { ...current, ...(body as Partial<TextErrorRates>) };
        return {};
      });
    }
    app.addHook('onClose', async () => clock.reset());
  };
}

function whatsAppMessage(body: unknown): SentMessage {
  const {
    to,
    template,
    biz_opaque_callback_data: key = '',
  } = Object(body) as Record<string, unknown>;
  const { name, components = [] } = Object(template) as { name?: unknown; components?: unknown };
  if (typeof to !== 'string' || !/^\d{7,15}$/.test(to)) throw new TextApiError(400, 131_009, 'to');
  if (typeof name !== 'string' || !Array.isArray(components))
    throw new TextApiError(400, 132_001, 'template');
  const values = components
    .flatMap((one) => (one?.type === 'body' ? one.parameters : []))
    .map((one) => one?.text);
  const id = `wamid.${randomInt(2 ** 47)}`;
  const content = `${name}: ${values.join(' | ')}`;
  return {
    ...{
      id,
      channel: 'whatsapp',
      to,
      key: String(key),
      content,
      template: name,
      state: 'accepted',
    },
    callback: null,
  };
}

function smsMessage(body: unknown): SentMessage {
  const {
    To: to,
    Body: content,
    CustomField: key = '',
    DltTemplateId: template = '',
    StatusCallback: callback,
  } = Object(body);
  if (typeof to !== 'string' || typeof content !== 'string' || content.length > 2000)
    throw new TextApiError(400, 1001, 'To');
  const id = `sms${randomInt(2 ** 47)}`;
  return {
    ...{ id, channel: 'sms', to, key, content, template, state: 'accepted' },
    callback: callback ?? null,
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function requireToken({ headers }: FastifyRequest, expected: string, code: number): void {
  if (!timingSafeEqual(digest(headers.authorization ?? ''), digest(expected)))
    throw new TextApiError(401, code, 'The token is not known.');
}

function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, text: string) => {
      try {
        return JSON.parse(text);
      } catch {
        throw new TextApiError(400, 100, 'The request body is not valid JSON.');
      }
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
}
