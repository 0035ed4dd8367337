import { contactDraftKey } from '../../../session/kept-keys.ts';

/** What is in the form, and the order it is about. */
export type ContactDraft = {
  name: string;
  email: string;
  subject: string;
  message: string;
  orderId: string | null;
  /** It requests a return, which has steps of its own. */
  isReturn: boolean;
};

export const emptyDraft: ContactDraft = {
  name: '',
  email: '',
  subject: '',
  message: '',
  orderId: null,
  isReturn: false,
};

/** What this tab keeps of an unsent message, through a login for example; null when there is none. */
export function readContactDraft(): ContactDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(contactDraftKey) ?? 'null') as Partial<ContactDraft> | null;
    if (typeof kept !== 'object' || kept === null) return null;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      name: text(kept.name),
      email: text(kept.email),
      subject: text(kept.subject),
      message: text(kept.message),
      orderId: typeof kept.orderId === 'string' ? kept.orderId : null,
      isReturn: kept.isReturn === true,
    };
  } catch {
    return null;
  }
}

/** Keeps an unsent message for this tab; null forgets it. */
export function keepContactDraft(draft: ContactDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(contactDraftKey, JSON.stringify(draft));
    else sessionStorage.removeItem(contactDraftKey);
  } catch {
    // Storage is refused: the message then lives in the form alone.
  }
}

/**
 * The order that a link speaks of, from the address's fragment (`#return=ord_…`, `#order=ord_…`): whoever holds an order's id
 * may see it, so it stays out of the logs of every server and proxy.
 */
export function readAbout(fragment: string): { orderId: string; isReturn: boolean } | null {
  const [, kind, orderId] = /^#(return|order)=([A-Za-z0-9_-]{1,64})$/.exec(fragment) ?? [];
  return orderId ? { orderId, isReturn: kind === 'return' } : null;
}
