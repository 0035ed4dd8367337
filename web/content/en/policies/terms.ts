import { heading, list, noteBlock, paragraph } from '../../blocks.ts';
import type { Company } from '../../company.ts';
import { nameOf, type PolicyText } from '../../policy.ts';
import { reachUs } from './reach-us.ts';

export const termsConditions: PolicyText = (company) => ({
  path: 'terms-conditions',
  title: 'Terms & Conditions',
  lead: 'The agreement between you and us, in plain words.',
  description:
    'The terms of buying remedies, booking sessions and using the free kundli at Jyotiratna.',
  lastChanged: '2026-11-28',
  body: [
    paragraph(
      `These terms hold between you and ${nameOf(company)} when you use this site, order remedies or book a session. You must be 18 or older to order or book.`,
    ),
    heading('belief', 'What a remedy is'),
    paragraph(
      'Remedies, charts, horoscopes and sessions rest on traditions of belief. We describe what those traditions say. We do not promise any effect on health, money, relationships or the future, and nothing here replaces a doctor, a lawyer or a financial adviser.',
    ),
    heading('stones', 'Stones and pictures'),
    list(
      'A natural stone differs from its picture in colour and pattern. Size and weight are given with the usual small tolerance.',
      'Treatments that we know of are stated on the product page. Where a certificate is included, the page says so.',
      'Pictures marked as illustrative show the type of stone, not the very piece.',
    ),
    heading('prices', 'Prices and payment'),
    list(
      'Prices are in Indian rupees and include all taxes. Shipping is free unless you choose a service that shows a fee.',
      'A coupon holds as its conditions say, once per order, until it ends. It is never paid out in money.',
      `You pay by UPI, card or netbanking through our payment provider${providerOf(company)}. The payment is encrypted on the provider’s page: card numbers and PINs never reach us. The amount is rounded to whole rupees.`,
      'If a price or the stock changes while you pay, we tell you before any money moves. A payment that we cannot match to goods is refunded.',
    ),
    heading('order', 'When an order is accepted'),
    paragraph(
      'Your order is accepted when the payment has been verified and the order page shows it as paid. If we find that we cannot deliver, we tell you and return the whole amount.',
    ),
    heading('delivery', 'Delivery, returns and refunds'),
    paragraph(
      `Delivery follows the Shipping Policy. Cancellations, returns (within ${company.returns.days.standard} days, where no rule of the remedy’s own applies) and refunds within 7-10 business days follow the Cancellation & Refund Policy.`,
    ),
    heading('sessions', 'Sessions with healers'),
    list(
      'The first 3 minutes of your first chat with each healer are free. After that each minute costs what the profile shows, and is taken from your balance as it begins. You can end a session at any time.',
      'Phone and video sessions last 15-20 min.',
      'Sessions are supplied by this shop. Your balance pays for them alone; when you delete your account, what is left of it is refunded to the payment method of your top-ups, the oldest first, or transferred to you where that is not possible.',
      'Healers speak for themselves. Please treat each other with respect; either side may end a session that becomes abusive.',
      'Sessions are not for emergencies. In danger, call 112.',
    ),
    heading('gift-cards', 'Gift cards and store credit'),
    paragraph(
      'A gift card pays for goods of this shop alone, in part or in full, until the day its email names, at least a year from its payment. Whoever has the code can use it. It is not paid out in cash; what its buyer has not used yet is refunded on request. Store credit pays in the same way, for the account that has it.',
    ),
    heading('account', 'Your account'),
    paragraph(
      'Keep your password to yourself and your details correct. You can log out of every device or delete the account in your profile. We may close an account that is used for fraud.',
    ),
    heading('site', 'The site'),
    paragraph(
      'Texts, pictures and programs of this site belong to us or to those who let us use them. Quote freely with the source; do not copy the shop. We work to keep the site correct and available, but cannot promise that it never fails.',
    ),
    heading('liability', 'Liability and law'),
    paragraph(
      'We are liable for what we sell as Indian law provides, and for other losses only where we caused them by intent or negligence, as far as the law allows such a limit. The law of India applies, and consumers may go to the consumer commission at their place of residence.',
    ),
    noteBlock(
      'If one of these terms does not hold, the others stay. The rights that consumer law gives you are never reduced.',
    ),
    heading('reach-us', 'How to reach us'),
    ...reachUs(company),
  ],
});

/** The payment provider as text, ', Razorpay (contact)', as far as configured. */
function providerOf({ paymentProvider, paymentContact }: Company): string {
  return `${paymentProvider && `, ${paymentProvider}`}${paymentContact && ` (${paymentContact})`}`;
}
