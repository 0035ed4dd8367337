import { heading, list, note, paragraph, table } from '../../blocks.ts';
import type { PolicyText } from '../../policy.ts';
import { reachUs } from './reach-us.ts';

export const shippingPolicy: PolicyText = (company) => ({
  path: 'shipping-policy',
  title: 'Shipping Policy',
  lead: 'Where we deliver, how long it takes and what it costs.',
  description:
    'Processing in 2-3 business days, standard shipping in 5-7, within India only: times, costs and what to do when a parcel is late.',
  lastChanged: '2026-11-01',
  body: [
    heading('times', 'Times and costs'),
    table(
      'Delivery within India',
      ['Step', 'Business days', 'Cost'],
      ['Processing an order', '2-3', 'Included'],
      ['Standard shipping', '5-7', 'Free'],
      ['Express shipping, where it is offered', '2-3', 'An extra fee, shown before you pay'],
    ),
    paragraph(
      'Business days are Monday to Friday, without public holidays. Shipping time counts from the day the parcel leaves us. Many parcels arrive sooner, within the time named on the product page.',
    ),
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
    note('An address can be changed until the parcel has left us. Please write to us as early as you can.'),
    heading('reach-us', 'How to reach us'),
    ...reachUs(company),
  ],
});
