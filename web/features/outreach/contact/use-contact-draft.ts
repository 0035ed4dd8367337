import { getOrder } from '@jyotiratna/contract/orders';
import { useEffect, useState } from 'react';
import { contact } from '#content/contact.ts';
import { shop } from '../../../shop.ts';
import { type ContactDraft, emptyDraft, keepContactDraft, readAbout, readContactDraft } from './contact-draft.ts';

/**
 * What the form begins with: the order that a link speaks of, else the message that this tab has kept. Null while the order
 * is read; a form without either begins empty, and at once.
 */
export function useContactDraft(): ContactDraft | null {
  const [draft, setDraft] = useState<ContactDraft | null>(emptyDraft);

  useEffect(() => {
    const about = readAbout(location.hash);
    const kept = readContactDraft();
    if (!about || (kept?.orderId === about.orderId && kept.isReturn === about.isReturn)) {
      if (kept) setDraft(kept);
      return;
    }
    let left = false;
    setDraft(null);
    draftOf(about).then((fresh) => {
      if (left) return;
      keepContactDraft(fresh);
      setDraft(fresh);
    });
    return () => {
      left = true;
    };
  }, []);

  return draft;
}

/** The beginning of a message about an order: its number and items; its customer's name and address, where this is the customer. */
async function draftOf({ orderId, isReturn }: { orderId: string; isReturn: boolean }): Promise<ContactDraft> {
  const labels = contact.about[isReturn ? 'return' : 'order'];
  try {
    const { order } = await shop(getOrder, { params: { id: orderId } });
    const items = order.items.map(({ name, qty }) => `- ${name} × ${qty}`).join('\n');
    return {
      name: order.address?.fullName ?? '',
      email: order.email ?? '',
      subject: labels.subject(order.orderNumber ?? order._id),
      message: `${labels.items}\n${items}\n\n${labels.ask}\n`,
      orderId,
      isReturn,
    };
  } catch (error) {
    // The order could not be read: the form begins empty, and still says which order it is about.
    console.error('The order of a message could not be read', error);
    return { ...emptyDraft, subject: labels.subject(orderId), orderId, isReturn };
  }
}
