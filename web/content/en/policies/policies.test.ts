import { blockStrings } from '@jyotiratna/contract';
import { describe, expect, test } from 'vitest';
import { type Company, unnamedCompany } from '../../company.ts';
import type { PolicyText } from '../../policy.ts';
import { policies } from './all.ts';
import { privacyPolicy } from './privacy.ts';
import { refundPolicy } from './refund.ts';
import { shippingPolicy } from './shipping.ts';

const set: Company = {
  ...unnamedCompany,
  legalName: 'Test Gems LLP',
  grievanceOfficer: 'A. Officer',
  email: 'shop@example.com',
};

const read = (policy: PolicyText, company = unnamedCompany) =>
  policy(company).body.flatMap(blockStrings).join('\n');

describe.each(policies.map((policy) => [policy(unnamedCompany).path, policy] as const))(
  '%s',
  (_, policy) => {
    test('leaves no empty label where nothing is configured', () => {
      expect(read(policy)).not.toMatch(/: *(\n|$)|undefined|\{/);
    });
    test('names the officer, the company and the address where they are configured', () => {
      for (const value of ['Test Gems LLP', 'A. Officer', 'shop@example.com'])
        expect(read(policy, set)).toContain(value);
    });
    test('has one anchor per heading', () => {
      const ids = policy(unnamedCompany).body.flatMap((block) =>
        block.kind === 'heading' ? [block.id] : [],
      );
      expect(new Set(ids).size).toBe(ids.length);
    });
    test('states when support answers', () => {
      expect(read(policy)).toContain('within 24 hours, Monday to Friday, 9:00 to 18:00 IST');
    });
  },
);

test.each([
  '7 or more days',
  '20%',
  '30%',
  'Under 24 hours',
  'rescheduling is possible',
  '7-10 business days',
  '30 days',
])('the refund policy states %s', (statement) => expect(read(refundPolicy)).toContain(statement));
test('the refund policy states the owner’s return period for each kind of product', () => {
  const days = { standard: 15, loose_stone: 5, set_jewellery: 7, faulty_only: 20 };
  const text = read(refundPolicy, { ...unnamedCompany, returns: { days, setPercent: 80 } });
  for (const phrase of [
    'within 15 days',
    'within 5 days',
    'within 7 days',
    '80%',
    'within 20 days',
  ])
    expect(text).toContain(phrase);
  expect(text).not.toContain('30 days');
});
test.each(['2-3', '5-7', 'within India only', '28 states and 8 union territories', 'extra fee'])(
  'the shipping policy states %s',
  (statement) => expect(read(shippingPolicy)).toContain(statement),
);
test('the shipping policy has the days of the zones once an owner has set them', () => {
  const delivery = { least: 3, most: 9, sample: false };
  const text = read(shippingPolicy, { ...unnamedCompany, delivery, shippingMost: 150 });
  expect(text).toContain('3-9');
  expect(text).toContain('Up to ₹150');
  expect(text).not.toContain('5-7');
});
test('the refund policy promises a refund only if the shop may make that claim', () => {
  expect(read(refundPolicy)).not.toContain('guarantee');
  const claims = { guarantee: { en: 'yes', hi: 'yes' } };
  expect(read(refundPolicy, { ...unnamedCompany, claims })).toContain('money-back guarantee');
});
test.each([
  'Digital Personal Data Protection Act, 2023',
  '18 years',
  'Withdraw consent',
  'Data Protection Board of India',
])('the privacy policy states %s', (statement) => expect(read(privacyPolicy)).toContain(statement));
