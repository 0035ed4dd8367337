import { noticeVersion } from '@jyotiratna/contract';
import { heading, list, noteBlock, paragraph, table } from '../../blocks.ts';
import { nameOf, type PolicyText } from '../../policy.ts';
import { reachUs } from './reach-us.ts';

/** Notice and rights under the Digital Personal Data Protection Act, 2023. */
export const privacyPolicy: PolicyText = (company) => ({
  path: 'privacy-policy',
  title: 'Privacy Policy',
  lead: 'What we know about you, why, for how long, and how you stay in charge of it.',
  description:
    'Which personal data the shop keeps, why and for how long, and how to see, correct, export or delete it.',
  lastChanged: noticeVersion,
  body: [
    paragraph(
      `This notice describes how ${nameOf(company)} handles personal data under the Digital Personal Data Protection Act, 2023 (DPDP Act). Accounts, orders and sessions are for people of 18 years and over. A parent or guardian may have the chart of a child drawn; it is stored only where that adult saves it in an account of their own, and we build no profile of a child and show it no advertising. If you believe that we hold other data of a child, tell us and we delete it.`,
    ),
    heading('data', 'What we collect, and for what'),
    table(
      'Personal data by purpose',
      ['Purpose', 'Data', 'Kept'],
      [
        'Your account',
        'Name, e-mail address, password (only its hash)',
        'Until you delete the account',
      ],
      [
        'Your orders',
        'Name, address, phone, e-mail address, items, amount, payment reference',
        'As long as tax law asks for invoices, at present up to 8 years',
      ],
      [
        'How people find the shop',
        'With an order: the site, campaign and day of your first and latest visit',
        'At most 2 years; visits without an order are only counted by day',
      ],
      [
        'Orders of a business, gifts, and orders whose total asks for a PAN under the income-tax rules',
        'GSTIN, gift message; PAN, encrypted',
        'GSTIN as the order; the PAN at most 7 years',
      ],
      [
        'Your balance and its vouchers',
        'Payments, what sessions cost, refunds',
        'As long as tax law asks; what is left goes back when you delete the account',
      ],
      [
        'Gift cards you buy or get',
        'E-mail addresses of buyer and recipient, names, message, amount',
        'Until 90 days after the card is used up or has expired; the payment as long as tax law asks',
      ],
      [
        'Your reviews and ratings',
        'Stars, words, name shown',
        'Until you delete them or the account',
      ],
      [
        'Your returns and reports',
        'Reason, words, pictures',
        'Pictures 90 days after the return; the words until you delete the account',
      ],
      [
        'Your wishlist, and remedies that you want to hear of',
        'The remedies, e-mail address',
        'Until you remove them; unsent alerts 1 year',
      ],
      [
        'Your kundli',
        'Name, gender, date, time and place of birth',
        'Never the name, unless you save the kundli; the drawn chart alone stays for a while, so that it need not be drawn again. A saved kundli stays until you delete it',
      ],
      [
        'Your bookings',
        'Name, e-mail address, phone, healer, time',
        '1 year after the session, invoices as above',
      ],
      [
        'Your chats with healers',
        'What you and the healer write, pictures, minutes and their price',
        'Words and pictures until you delete them, at most 1 year; the healer reads them for 30 days. The bill as long as tax law asks',
      ],
      [
        'Healers who work with the shop',
        'Name, e-mail address, portrait, profile, hours, sessions, payouts and the tax on them; documents that show their training, which only the shop sees',
        'The profile and the documents until the work ends; payouts as long as tax law asks',
      ],
      ['Your questions', 'Name, e-mail address, message', '1 year after the last answer'],
      [
        'Mails about a cart you left, if you ticked the box at the checkout',
        'E-mail address, what was in the cart, time of your consent',
        'Until you order or end them, at most 2 weeks',
      ],
      [
        'An order that we make for you on the phone or at the counter',
        'Name, e-mail address or phone, address, what you order, the payment link',
        '90 days; once it is paid, as any order',
      ],
      [
        'Notifications on your devices, if you turned them on',
        'The browser’s address at its push service, its keys, its type, what you chose to hear of',
        'Until you turn them off or log out on that device',
      ],
      [
        'Messages to your phone, if you ticked the box at the checkout, and sign-in codes that you ask for',
        'Phone number, the message, whether it arrived, time of your consent',
        'Number and message 90 days; your consent until you withdraw it',
      ],
      ['Our newsletter', 'E-mail address, time of your consent', 'Until you leave the list'],
      [
        'Security',
        'IP address, time, address of the page',
        '1 year, as the rules under the DPDP Act ask',
      ],
    ),
    paragraph(
      'We ask for consent where we need it, by a box that is never ticked in advance, and we note when you gave it. An order or a booking you place is handled because you asked for it. We do not sell personal data and do not use it for advertising on other sites.',
    ),
    heading('payment', 'Payments'),
    paragraph(
      'You pay in the window of our payment provider. Card numbers, CVV and UPI PIN never reach us. We receive the amount, the result and a reference.',
    ),
    heading('shared', 'Who else sees it'),
    list(
      'The payment provider, for your payment and refunds',
      'The courier, for your parcel: name, address and phone',
      'The companies that carry our messages to your phone (WhatsApp, SMS): number and message',
      'The healer you book: your name and the time, and what you tell them yourself',
      'The push service of your browser’s maker, for notifications: encrypted, so that it cannot read them',
      'The companies that run our servers and mail, on our instructions alone',
      'Authorities, where the law obliges us',
    ),
    heading('browser', 'What stays in your browser'),
    paragraph(
      'A cookie keeps you logged in, and another keeps a guest order together. Without an account your cart, wishlist and delivery address stay in your own browser. The horoscope of the day and the remedies you looked at last are kept there too, and from which site and campaign you first and last came, for a season. None of this follows you to other sites.',
    ),
    heading('rights', 'Your rights'),
    list(
      'See and export your data: in your profile under Privacy, as one file',
      'Correct it: in your profile, or by a request there, which we answer within 30 days',
      'Erase it: delete your account. Invoices stay for as long as tax law asks, without your login',
      'Withdraw consent: as easily as you gave it, by the link in every newsletter, by the reply STOP to a message on your phone, or in your profile. What was done before stays lawful',
      'Nominate a person who exercises these rights if you die or are no longer able to: in your profile under Privacy',
      'Complain: first to our grievance officer, then to the Data Protection Board of India',
    ),
    heading('safety', 'How we protect it'),
    paragraph(
      'Connections are encrypted, passwords are stored only as hashes, and the people who run the shop see only what their work needs. If personal data is breached, we tell the people concerned without delay, and the Data Protection Board as the law requires.',
    ),
    noteBlock(
      'If we change this notice in a way that matters to you, we tell you before it takes effect.',
    ),
    heading('officer', 'Grievance officer and contact'),
    ...reachUs(company),
  ],
});
