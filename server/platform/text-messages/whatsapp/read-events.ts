import { z } from 'zod';
import type { TextEvent } from '../text.ts';

const status = z.object({
  id: z.string().max(300),
  status: z.string(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  pricing: z.object({ billable: z.boolean().optional() }).optional(),
  errors: z.array(z.object({ code: z.number(), title: z.string().optional() })).optional(),
});
const message = z.object({
  from: z.string().max(20),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
const value = z.object({
  statuses: z.array(status).optional(),
  messages: z.array(message).optional(),
});
const envelope = z.object({
  entry: z.array(
    z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) }),
  ),
});

const states = { sent: 'sent', delivered: 'delivered', read: 'read', failed: 'failed' } as const;

/** Error codes for a phone without WhatsApp, or one that WhatsApp cannot reach. */
export const unreachableCodes: ReadonlySet<number> = new Set([131_026, 131_030]);

/** The events of a WhatsApp Cloud API webhook; unknown parts are ignored. */
export function readWhatsAppEvents(body: Uint8Array): TextEvent[] {
  const parsed = envelope.safeParse(parse(body));
  const changes = parsed.data?.entry.flatMap((entry) => entry.changes) ?? [];
  return changes
    .filter(({ field }) => field === 'messages')
    .flatMap((change) => {
      const read = value.safeParse(change.value).data;
      return [
        ...(read?.statuses ?? []).flatMap(stateOf),
        ...(read?.messages ?? []).flatMap(replyOf),
      ];
    });
}

function stateOf(given: z.output<typeof status>): TextEvent[] {
  if (!Object.hasOwn(states, given.status)) return [];
  const [error] = given.errors ?? [];
  return [
    {
      type: 'state',
      id: given.id,
      key: given.biz_opaque_callback_data ?? null,
      state: states[given.status as keyof typeof states],
      reason: error ? `${error.code} ${error.title ?? ''}`.trim().slice(0, 100) : null,
      unreachable: error !== undefined && unreachableCodes.has(error.code),
      billable: given.pricing?.billable ?? null,
    },
  ];
}

function replyOf({ from, text, button }: z.output<typeof message>): TextEvent[] {
  const words = text?.body ?? button?.text;
  return words === undefined || !/^\d{7,15}$/.test(from)
    ? []
    : [{ type: 'reply', from: `+${from}`, text: words }];
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
