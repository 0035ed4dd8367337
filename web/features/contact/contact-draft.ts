import { persisted } from '../../persisted.ts';
import { contactDraftKey } from '../../session/stored-keys.ts';

/** The form values, and the related order. */
export type ContactDraft = {
  name: string;
  email: string;
  subject: string;
  message: string;
  orderId: string | null;
  /** Whether the message requests a return, which has additional steps. */
  isReturn: boolean;
  /** The slug of the remedy for a video call. */
  remedy: string | null;
};

export const emptyContactDraft: ContactDraft = {
  name: '',
  email: '',
  subject: '',
  message: '',
  orderId: null,
  isReturn: false,
  remedy: null,
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** This tab's unsent message, stored for example during a login; null without one. */
export const contactDraft = persisted<ContactDraft>(
  contactDraftKey,
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const fields = stored as Partial<ContactDraft>;
    return {
      name: text(fields.name),
      email: text(fields.email),
      subject: text(fields.subject),
      message: text(fields.message),
      orderId: typeof fields.orderId === 'string' ? fields.orderId : null,
      isReturn: fields.isReturn === true,
      remedy: typeof fields.remedy === 'string' ? fields.remedy : null,
    };
  },
  { tab: true },
);

/**
 * The order id in a link, from the URL's fragment (`#return=ord_…`, `#order=ord_…`): an order's id
 * grants access to the order, so it must not be in the logs of a server or proxy.
 */
export function readOrderReference(
  fragment: string,
): { orderId: string; isReturn: boolean } | null {
  const [, kind, orderId] = /^#(return|order)=([A-Za-z0-9_-]{1,64})$/.exec(fragment) ?? [];
  return orderId ? { orderId, isReturn: kind === 'return' } : null;
}

/** The remedy's slug in a link to a video call about it (`#call=ruby-ring`); null without one. */
export function readCall(fragment: string): string | null {
  return /^#call=([a-z0-9-]{1,120})$/.exec(fragment)?.[1] ?? null;
}
