import { ShieldAlert } from 'lucide-react';
import { session as t } from '#messages/consultations/session.ts';
import { findContact } from './find-contact.ts';

/**
 * A warning next to a message with a phone number or a payment address; renders nothing otherwise.
 */
export function ContactWarning({ text, received = false }: { text: string; received?: boolean }) {
  const contact = findContact(text);
  if (!contact) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2 rounded-md bg-kesar-100 px-3 py-2 text-small text-kesar-800"
    >
      <ShieldAlert aria-hidden size={18} strokeWidth={1.6} className="mt-px shrink-0" />
      {received ? t.contact.received[contact] : t.contact.typed[contact]}
    </p>
  );
}
