import type { Block } from '@jyotiratna/contract';
import { heading, list, noteBlock, paragraph, table } from '../../blocks.ts';
import type { Company } from '../../company.ts';
import { dayRange } from '../../day-range.ts';
import type { PolicyText } from '../../policy.ts';
import { reachUs } from './reach-us.ts';

export const shippingPolicy: PolicyText = (company) => ({
  path: 'shipping-policy',
  title: 'Shipping Policy',
  lead: 'Where we deliver, how long it takes and what it costs.',
  description:
    'Where we deliver within India, the times and costs of each step, and what to do when a parcel is late.',
  lastChanged: '2026-11-27',
  body: [
    heading('times', 'Times and costs'),
    ...times(company),
    heading('where', 'Where we deliver'),
    paragraph(
      'We ship within India only, to all 28 states and 8 union territories. The address needs a PIN code of 6 digits and a phone number for the courier.',
    ),
    heading('parcel', 'When the parcel comes'),
    list(
      'Your order page shows each step: paid, packed, shipped and delivered.',
      'If you are not at home, the courier usually tries again or calls you.',
      'If the parcel looks opened or damaged, take a photograph and tell us within 48 hours, so that we can take it up with the courier. Your right to return it stays the same.',
    ),
    heading('late', 'If it is late or lost'),
    paragraph(
      'Floods, strikes and festivals can delay a courier. If your parcel is more than 3 business days late, write to us: we look for it, and if it is lost you choose between a new one and your money back.',
    ),
    noteBlock(
      'An address can be changed until the parcel has left us. Please write to us as early as you can.',
    ),
    heading('reach-us', 'How to reach us'),
    ...reachUs(company),
  ],
});

/** The configured delivery times; until an owner has set them, the specification's table. */
function times({ delivery, shippingMost: shippingMax }: Company): Block[] {
  const caption = 'Delivery within India';
  const head = ['Step', 'Business days', 'Cost'];
  const processing = ['Processing an order', '2-3', 'Included'];
  const business = 'Business days are Monday to Friday, without public holidays.';
  if (delivery.sample)
    return [
      table(
        caption,
        head,
        processing,
        ['Standard shipping', '5-7', 'Free'],
        ['Express shipping, where it is offered', '2-3', 'An extra fee, shown before you pay'],
      ),
      paragraph(
        `${business} Shipping time counts from the day the parcel leaves us. Many parcels arrive sooner, within the time named on the product page.`,
      ),
    ];
  const cost = shippingMax > 0 ? `Up to ₹${shippingMax}, by PIN code` : 'Free';
  return [
    table(caption, head, processing, [
      'To your door, processing included',
      dayRange(delivery),
      cost,
    ]),
    paragraph(
      `${business} Days count from your order. The product page and the checkout name the day for your PIN code.`,
    ),
  ];
}
