import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email, EmailBlock } from '../platform/email/email.ts';
import type { GiftCardRow } from './queries.ts';

type Sent = Pick<
  GiftCardRow,
  'amountPaise' | 'recipientName' | 'recipientEmail' | 'giverName' | 'message'
> & {
  /** The last day of validity in India, YYYY-MM-DD; null if the card never expires. */
  validTo: string | null;
  /** Whether the card was bought in test mode, without real money. */
  test: boolean;
  url: string;
};

/** The email with the code of a gift card, for its recipient. */
export function giftCardEmail(
  card: Sent & { code: string },
  { giftCard: messages }: EmailMessages,
): Email {
  const amount = formatRupeesExact(toRupees(card.amountPaise));
  const giver = card.recipientEmail === null ? '' : card.giverName;
  return {
    subject: messages.subject(amount, giver),
    preview: messages.preview,
    heading: messages.heading(amount),
    blocks: [
      ...text(card.recipientName && messages.greeting(card.recipientName)),
      ...text(giver && messages.from(giver)),
      ...(card.message
        ? [{ kind: 'lines' as const, title: messages.message, lines: card.message.split('\n') }]
        : []),
      ...text(card.test && messages.test),
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.code, value: card.code, strong: true },
          { label: messages.amount, value: amount },
          ...(card.validTo ? [{ label: messages.validTo, value: messages.day(card.validTo) }] : []),
        ],
      },
      { kind: 'text', text: messages.how },
      { kind: 'action', label: messages.see, url: card.url },
      { kind: 'note', text: messages.note },
    ],
    reason: messages.reason,
  };
}

/** The receipt of a gift card, for its buyer: without the code, which the recipient receives. */
export function giftCardReceipt(
  card: Sent & Pick<GiftCardRow, 'codeEnd' | 'sendOn' | 'buyerEmail'>,
  { giftCard, giftCardReceipt: messages, reasonText }: EmailMessages,
): Email {
  const amount = formatRupeesExact(toRupees(card.amountPaise));
  return {
    subject: messages.subject(amount),
    preview: messages.preview,
    heading: messages.heading,
    blocks: [
      { kind: 'text', text: messages.text },
      ...text(card.test && giftCard.test),
      {
        kind: 'rows',
        title: messages.title,
        rows: [
          { label: messages.goesTo, value: card.recipientEmail ?? card.buyerEmail ?? '' },
          {
            label: messages.goesOn,
            value: card.sendOn ? giftCard.day(card.sendOn) : messages.atOnce,
          },
          { label: messages.end, value: card.codeEnd },
          ...(card.validTo ? [{ label: giftCard.validTo, value: giftCard.day(card.validTo) }] : []),
          { label: messages.paid, value: amount, strong: true },
        ],
      },
      { kind: 'text', text: messages.tax },
      { kind: 'text', text: messages.refund },
      { kind: 'action', label: messages.see, url: card.url },
    ],
    reason: reasonText.payment,
  };
}

/** The reminder of a gift card that expires soon, for its recipient. */
export function giftCardEnds(
  card: Pick<GiftCardRow, 'recipientName' | 'codeEnd'> & {
    balancePaise: number;
    lastDay: string;
    url: string;
  },
  { giftCard, giftCardEnds: messages }: EmailMessages,
): Email {
  const balance = formatRupeesExact(toRupees(card.balancePaise));
  const lastDay = giftCard.day(card.lastDay);
  return {
    subject: messages.subject(balance, lastDay),
    preview: messages.preview,
    heading: messages.heading,
    blocks: [
      ...text(card.recipientName && giftCard.greeting(card.recipientName)),
      { kind: 'text', text: messages.text(balance, lastDay) },
      {
        kind: 'rows',
        title: giftCard.title,
        rows: [
          { label: messages.codeEnd, value: card.codeEnd },
          { label: messages.balance, value: balance, strong: true },
          { label: giftCard.validTo, value: lastDay },
        ],
      },
      { kind: 'text', text: messages.how },
      { kind: 'action', label: giftCard.see, url: card.url },
    ],
    reason: giftCard.reason,
  };
}

const text = (words: string | false): EmailBlock[] =>
  words ? [{ kind: 'text', text: words }] : [];
