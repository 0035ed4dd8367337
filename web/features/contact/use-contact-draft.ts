import { nameIn } from '@jyotiratna/contract';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { getOrderRoute } from '@jyotiratna/contract/orders';
import { useEffect, useState } from 'react';
import { contact } from '#content/contact.ts';
import { language } from '#messages/language.ts';
import { api } from '../../api.ts';
import {
  type ContactDraft,
  contactDraft,
  emptyContactDraft,
  readCall,
  readOrderReference,
} from './contact-draft.ts';

/**
 * The form's initial values: the order of a link, else this tab's stored message. Null while the
 * order is loading; a form without either starts empty, at once.
 */
export function useContactDraft(): ContactDraft | null {
  const [draft, setDraft] = useState<ContactDraft | null>(emptyContactDraft);

  useEffect(() => {
    const reference = readOrderReference(location.hash);
    const remedy = readCall(location.hash);
    const saved = contactDraft.read();
    const isSaved = remedy
      ? saved?.remedy === remedy
      : !reference ||
        (saved?.orderId === reference.orderId && saved.isReturn === reference.isReturn);
    if (isSaved) {
      if (saved) setDraft(saved);
      return;
    }
    let left = false;
    setDraft(null);
    (reference ? draftOf(reference) : callDraft(remedy ?? '')).then((fresh) => {
      if (left) return;
      contactDraft.write(fresh);
      setDraft(fresh);
    });
    return () => {
      left = true;
    };
  }, []);

  return draft;
}

/**
 * The initial message about an order: its number and items; name and address only for its own
 * customer.
 */
async function draftOf({
  orderId,
  isReturn,
}: {
  orderId: string;
  isReturn: boolean;
}): Promise<ContactDraft> {
  const labels = contact.about[isReturn ? 'return' : 'order'];
  try {
    const { order } = await api(getOrderRoute, { params: { id: orderId } });
    const items = order.items.map(({ name, qty }) => `- ${name} × ${qty}`).join('\n');
    return {
      name: order.address?.fullName ?? '',
      email: order.email ?? '',
      subject: labels.subject(order.orderNumber ?? order._id),
      message: `${labels.items}\n${items}\n\n${labels.ask}\n`,
      orderId,
      isReturn,
      remedy: null,
    };
  } catch (error) {
    // The order could not be loaded: the form starts empty, but with its related order.
    console.error('The order of a message could not be read', error);
    return { ...emptyContactDraft, subject: labels.subject(orderId), orderId, isReturn };
  }
}

/**
 * The initial message that requests a video call about a remedy, with its name if it can be loaded.
 */
async function callDraft(remedy: string): Promise<ContactDraft> {
  const name = await api(getProductRoute, { params: { key: remedy } }).then(
    ({ product }) =>
      nameIn({ name: product.name, nameHi: product.hindi?.name ?? '' }, language.code),
    () => remedy,
  );
  const { subject, times } = contact.call;
  const message = `${location.origin}${language.prefix}/remedies/${remedy}\n\n${times}`;
  return { ...emptyContactDraft, subject: subject(name).slice(0, 160), message, remedy };
}
