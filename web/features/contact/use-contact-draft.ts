import { getOrderRoute } from '@jyotiratna/contract/orders';
import { useEffect, useState } from 'react';
import { contact } from '#content/contact.ts';
import { shop } from '../../shop.ts';
import { type ContactDraft, contactDraft, emptyDraft, readAbout } from './contact-draft.ts';

/**
 * The form's initial value: the order of a link, else this tab's stored message. Null while the
 * order is loading; a form without either starts empty, and at once.
 */
export function useContactDraft(): ContactDraft | null {
  const [draft, setDraft] = useState<ContactDraft | null>(emptyDraft);

  useEffect(() => {
    const about = readAbout(location.hash);
    const saved = contactDraft.read();
    if (!about || (saved?.orderId === about.orderId && saved.isReturn === about.isReturn)) {
      if (saved) setDraft(saved);
      return;
    }
    let left = false;
    setDraft(null);
    draftOf(about).then((fresh) => {
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

/** The beginning of a message about an order: its number and items; its customer's name and address, where this is the customer. */
async function draftOf({ orderId, isReturn }: { orderId: string; isReturn: boolean }): Promise<ContactDraft> {
  const labels = contact.about[isReturn ? 'return' : 'order'];
  try {
    const { order } = await shop(getOrderRoute, { params: { id: orderId } });
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
    // The order could not be loaded: the form starts empty, still with its related order.
    console.error('The order of a message could not be read', error);
    return { ...emptyDraft, subject: labels.subject(orderId), orderId, isReturn };
  }
}
