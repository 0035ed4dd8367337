import type { ReturnReason, ReturnStatus } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email, EmailBlock } from '../../platform/email/email.ts';
import type { SendBack } from '../returns/send-back.ts';

export type ReturnStepEmail = {
  /** The order number displayed to the customer. */
  orderNumber: string;
  /** The URL of the order's page, with the key that authorises actions on the order. */
  url: string;
  step: Exclude<ReturnStatus, 'withdrawn'>;
  /** The shop's reply; may be empty. */
  answer: string;
  items: readonly { name: string; quantity: number }[];
  /**
   * For an approved return: its destination, deadline, and the party that pays for shipping. `to`
   * is empty if the shop has no address.
   */
  sendBack?: (SendBack & { to: readonly string[] }) | null;
};

const linesOf = (items: ReturnStepEmail['items']) =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));

/** The email to a customer at each step of a return. */
export function returnStep(
  { orderNumber, url, step, answer: response, items, sendBack = null }: ReturnStepEmail,
  { returns: messages, order, reasonText }: EmailMessages,
): Email {
  return {
    subject: messages.subject(orderNumber),
    preview: messages.steps[step],
    heading: messages.steps[step],
    blocks: [
      ...(response ? [{ kind: 'lines' as const, title: messages.answer, lines: [response] }] : []),
      { kind: 'text', text: messages.texts[step] },
      ...(sendBack ? sendBackBlocks(orderNumber, sendBack, messages) : []),
      { kind: 'lines', title: messages.title, lines: linesOf(items) },
      { kind: 'action', label: order.see, url },
    ],
    reason: reasonText.order,
  };
}

function sendBackBlocks(
  orderNumber: string,
  { by, to, shopPays }: NonNullable<ReturnStepEmail['sendBack']>,
  messages: EmailMessages['returns'],
): EmailBlock[] {
  return [
    {
      kind: 'rows',
      title: messages.sendBack,
      rows: [
        { label: messages.number, value: orderNumber, strong: true },
        { label: messages.by, value: messages.day(by) },
      ],
    },
    ...(to.length > 0 ? [{ kind: 'lines' as const, title: messages.to, lines: [...to] }] : []),
    { kind: 'text', text: shopPays ? messages.shopPays : messages.buyerPays },
  ];
}

type Requested = Omit<ReturnStepEmail, 'step' | 'answer' | 'sendBack'> & {
  reason: ReturnReason;
  note: string;
  name: string | null;
};

/** The email to the shop's own mailbox about a requested return. */
export function returnRequestEmail(
  { orderNumber, url, items, reason, note, name }: Requested,
  { returns, notices: { return: messages, ...common } }: EmailMessages,
): Email {
  return {
    subject: messages.subject(orderNumber),
    preview: linesOf(items).join(', '),
    heading: messages.heading(orderNumber),
    blocks: [
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: common.customer, value: name ?? '-' },
          { label: messages.reason, value: returns.reasons[reason] },
        ],
      },
      { kind: 'lines', title: messages.items, lines: linesOf(items) },
      ...(note ? [{ kind: 'text' as const, text: note }] : []),
      { kind: 'action', label: messages.open, url },
    ],
    reason: common.replyReason,
  };
}
