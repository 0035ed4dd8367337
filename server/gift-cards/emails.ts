import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email, EmailBlock } from '../platform/email/email.ts';
import type { GiftCardRow } from './queries.ts';

type Sent = Pick<
  GiftCardRow,
  'amountPaise' | 'recipientName' | 'recipientEmail' | 'giverName' | 'message'
> & {
  /** The last day in India, YYYY-MM-DD; null without an end. */
  validTo: string | null;
  /** No money has moved. */
  test: boolean;
  url: string;
};

/** The email with the code of a gift card, for its recipient. */
export function giftCardEmail(
  card: Sent & { code: string },
  { giftCard: t }: EmailMessages,
): Email {
  const amount = formatRupeesExact(toRupees(card.amountPaise));
  const giver = card.recipientEmail === null ? '' : card.giverName;
  return {
    subject: t.subject(amount, giver),
    preview: t.preview,
    heading: t.heading(amount),
    blocks: [
      ...text(card.recipientName && t.greeting(card.recipientName)),
      ...text(giver && t.from(giver)),
      ...(card.message
        ? [{ kind: 'lines' as const, title: t.message, lines: card.message.split('\n') }]
        : []),
      ...text(card.test && t.test),
      {
        kind: 'rows',
        title: t.title,
        rows: [
          { label: t.code, value: card.code, strong: true },
          { label: t.amount, value: amount },
          ...(card.validTo ? [{ label: t.validTo, value: t.day(card.validTo) }] : []),
        ],
      },
      { kind: 'text', text: t.how },
      { kind: 'action', label: t.see, url: card.url },
      { kind: 'note', text: t.note },
    ],
    reason: t.reason,
  };
}

/**
 * The receipt of a bought gift card, for its buyer: without the code, which goes to the recipient.
 */
export function giftCardReceipt(
  card: Sent & Pick<GiftCardRow, 'codeEnd' | 'sendOn' | 'buyerEmail'>,
  { giftCard, giftCardReceipt: t, reasonText }: EmailMessages,
): Email {
  const amount = formatRupeesExact(toRupees(card.amountPaise));
  return {
    subject: t.subject(amount),
    preview: t.preview,
    heading: t.heading,
    blocks: [
      { kind: 'text', text: t.text },
      ...text(card.test && giftCard.test),
      {
        kind: 'rows',
        title: t.title,
        rows: [
          { label: t.goesTo, value: card.recipientEmail ?? card.buyerEmail ?? '' },
          { label: t.goesOn, value: card.sendOn ? giftCard.day(card.sendOn) : t.atOnce },
          { label: t.end, value: card.codeEnd },
          ...(card.validTo ? [{ label: giftCard.validTo, value: giftCard.day(card.validTo) }] : []),
          { label: t.paid, value: amount, strong: true },
        ],
      },
      { kind: 'text', text: t.tax },
      { kind: 'text', text: t.refund },
      { kind: 'action', label: t.see, url: card.url },
    ],
    reason: reasonText.payment,
  };
}

/** The reminder of a gift card that ends soon, for its recipient. */
export function giftCardEnds(
  card: Pick<GiftCardRow, 'recipientName' | 'codeEnd'> & {
    balancePaise: number;
    lastDay: string;
    url: string;
  },
  { giftCard, giftCardEnds: t }: EmailMessages,
): Email {
  const balance = formatRupeesExact(toRupees(card.balancePaise));
  const lastDay = giftCard.day(card.lastDay);
  return {
    subject: t.subject(balance, lastDay),
    preview: t.preview,
    heading: t.heading,
    blocks: [
      ...text(card.recipientName && giftCard.greeting(card.recipientName)),
      { kind: 'text', text: t.text(balance, lastDay) },
      {
        kind: 'rows',
        title: giftCard.title,
        rows: [
          { label: t.codeEnd, value: card.codeEnd },
          { label: t.balance, value: balance, strong: true },
          { label: giftCard.validTo, value: lastDay },
        ],
      },
      { kind: 'text', text: t.how },
      { kind: 'action', label: giftCard.see, url: card.url },
    ],
    reason: giftCard.reason,
  };
}

const text = (words: string | false): EmailBlock[] =>
  words ? [{ kind: 'text', text: words }] : [];
