import { emails as en } from '@jyotiratna/messages/en/emails.ts';
import { emails as hi } from '@jyotiratna/messages/hi/emails.ts';
import { describe, expect, it } from 'vitest';
import { composeVerifyEmail, invitation, passwordReset } from '../../accounts/emails.ts';
import { newsletterConfirm, newsletterWelcome } from '../../newsletter/emails.ts';
import { cashQuestion, orderConfirmation } from '../../orders/emails/order-confirmation.ts';
import { refunded } from '../../orders/emails/refunded.ts';
import { shipped } from '../../orders/emails/shipped.ts';
import { renderEmail } from './render-email.ts';

const sender = {
  name: 'Jyotiratna',
  url: 'https://shop.example.in',
  legalName: '',
  address: '',
  email: '',
};
const address = {
  fullName: '<b>Asha</b> & Co',
  addressLine: '4 Johari Bazaar',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302003',
};
const order = {
  orderId: 'ord_abc',
  orderNumber: 'JR-8F3K2Q7',
  url: 'https://shop.example.in/order/ord_abc',
  items: [
    { name: 'Rose Quartz "Gulabi" <script>', quantity: 2, unitPricePaise: 124_950 },
    { name: 'Pearl', quantity: 1, unitPricePaise: 50_000 },
  ],
  shippingPaise: 0,
  cashFeePaise: 0,
  discountPaise: 149_950,
  couponCode: 'JYOTI50',
  roundingPaise: 50,
  amountPaise: 150_000,
  creditPaise: 0,
  creditAccount: null,
  provider: 'razorpay' as const,
  address,
};

describe('emails', () => {
  it('escape user input', () => {
    const { html } = renderEmail(orderConfirmation(order, en), sender);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>Asha');
    expect(html).toContain('Rose Quartz &quot;Gulabi&quot; &lt;script&gt; × 2');
    expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt; &amp; Co');
  });

  it('refer to the order by its number; the id is only in its URL', () => {
    const of = {
      ...order,
      refundPaise: 5000,
      lines: [],
      day: '2026-11-22',
      carrier: 'India Post',
      trackingNumber: 'EE1',
      trackingUrl: null,
    };
    for (const email of [orderConfirmation(of, en), shipped(of, en), refunded(of, en)]) {
      const { subject, text } = renderEmail(email, sender);
      expect(subject).toContain('JR-8F3K2Q7');
      expect(subject + text.replaceAll(order.url, '')).not.toContain('ord_');
    }
  });

  it('have the same content in HTML and in plain text', () => {
    const { html, text } = renderEmail(orderConfirmation(order, en), sender);
    for (const detail of [
      '₹2,499.00',
      '-₹1,499.00',
      '₹1,500.00',
      'JYOTI50',
      'Jaipur 302003',
      order.url,
    ]) {
      expect(html).toContain(detail);
      expect(text).toContain(detail);
    }
  });

  it.each([
    [
      'password reset',
      passwordReset({ url: 'https://shop.example.in/user/reset-password?token=t' }, en),
    ],
    [
      'e-mail check',
      composeVerifyEmail({ url: 'https://shop.example.in/user/verify-email?token=t' }, en),
    ],
    [
      'invitation',
      invitation({
        email: 'a@example.in',
        code: 'c',
        url: 'https://shop.example.in/admin/register?invite=t',
      }),
    ],
    [
      'newsletter',
      newsletterConfirm({ url: 'https://shop.example.in/newsletter/confirm?token=t' }, en),
    ],
    [
      'way out',
      newsletterWelcome({ url: 'https://shop.example.in/newsletter/unsubscribe?token=t' }, en),
    ],
  ])('carry the link of a %s in both forms', (_, email) => {
    const { html, text } = renderEmail(email, sender);
    expect(html).toMatch(/href="https:\/\/shop\.example\.in\/[a-z/-]+\?\w+=t"/);
    expect(text).toMatch(/https:\/\/shop\.example\.in\/[a-z/-]+\?\w+=t\n/);
  });

  it('state the amount due for cash on delivery, and the destination of a refund', () => {
    const cash = { ...order, provider: 'cash', cashFeePaise: 4900, amountPaise: 154_900 };
    const { text } = renderEmail(orderConfirmation(cash, en), sender);
    expect(text).toContain('₹1,549.00 in cash ready');
    expect(text).toMatch(/Cash on delivery:?\s+₹49.00/);
    expect(renderEmail(cashQuestion(cash, hi), sender).text).toContain('₹1,549.00 नकद');
    const back = refunded({ ...cash, refundPaise: 5000, lines: [], day: '2026-11-22' }, en);
    expect(renderEmail(back, sender).text).toContain('bank account');
  });

  it('name the part that store credit or a gift card paid, and the rest for the courier', () => {
    const part = { ...order, provider: 'cash', creditPaise: 100_000 };
    const { text } = renderEmail(orderConfirmation(part, en), sender);
    expect(text).toContain('₹500.00 in cash ready');
    expect(text).toMatch(/Store credit or gift card:?\s+-₹1,000.00/);
    expect(text).toMatch(/To pay at the door:?\s+₹500.00/);
    expect(renderEmail(cashQuestion(part, en), sender).text).toContain('₹500.00');
  });

  it('of a refund name the part that goes back to a gift card, and no bank where all of it does', () => {
    const back = {
      ...order,
      refundPaise: 60_000,
      creditPaise: 10_000,
      lines: [],
      day: '2026-11-22',
    };
    const onCard = { ...back, creditAccount: 'gift:gft_1' as const };
    expect(renderEmail(refunded(onCard, en), sender).text).toMatch(
      /Of it to your gift card:?\s+₹100.00/,
    );
    const { text } = renderEmail(refunded({ ...onCard, refundPaise: 10_000 }, en), sender);
    expect(text).toContain('back on your gift card');
    expect(text).not.toContain('original payment method');
  });

  it('of a refund add up to it, with the rounding of the order', () => {
    const lines = [{ name: 'Ring', quantity: 1, amountPaise: 62_450 }];
    const { text } = renderEmail(
      refunded({ ...order, refundPaise: 62_500, lines, day: '2026-11-22' }, en),
      sender,
    );
    expect(text).toMatch(/Ring:?\s+₹624.50/);
    expect(text).toMatch(/Rounding:?\s+₹0.50/);
  });

  it('name state and day in the language of the message', () => {
    const back = { ...order, refundPaise: 5000, lines: [], day: '2026-11-22' };
    const parcel = { ...order, carrier: 'India Post', trackingNumber: 'EE1', trackingUrl: null };
    for (const email of [orderConfirmation(order, hi), shipped(parcel, hi)]) {
      const { text } = renderEmail(email, sender);
      expect(text).toContain('राजस्थान');
      expect(text).not.toContain('Rajasthan');
    }
    const { text } = renderEmail(refunded(back, hi), sender);
    expect(text).toContain('रविवार 22 नवंबर');
    expect(text).not.toContain('November');
  });

  it('load no remote content, so that opening one is not tracked', () => {
    const { html } = renderEmail(orderConfirmation(order, en), sender);
    expect(html).not.toMatch(/<img|<link|@import|url\(|src=/);
  });
});
