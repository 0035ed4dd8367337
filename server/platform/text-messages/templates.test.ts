import { locales, textKinds } from '@jyotiratna/contract';
import { textTemplates } from '@jyotiratna/messages/every-language/texts.ts';
import { describe, expect, it, test } from 'vitest';
import { asDlt, asWhatsApp, namesIn, renderTemplate } from './render-template.ts';
import { isUnicode, smsParts } from './sms-parts.ts';

describe.each(textKinds)('the template %s', (kind) => {
  it('has the same values in every language, and neither begins nor ends with one', () => {
    for (const locale of locales) {
      const template = textTemplates[locale][kind];
      expect(namesIn(template).sort()).toEqual(namesIn(textTemplates.en[kind]).sort());
      expect(template).not.toMatch(/^\{|\}$/);
    }
  });
});

it('is registered with numbered or anonymous values, and rendered with real ones', () => {
  const template = 'Order {order} of {amount}: {order}.';
  expect(asWhatsApp(template)).toBe('Order {{1}} of {{2}}: {{1}}.');
  expect(asDlt(template)).toBe('Order {#var#} of {#var#}: {#var#}.');
  expect(renderTemplate(template, { order: 'JR-1', amount: '₹5' })).toBe('Order JR-1 of ₹5: JR-1.');
  expect(() => renderTemplate(template, { order: 'JR-1' })).toThrow('amount');
});

test.each([
  ['a'.repeat(160), 1, false],
  ['a'.repeat(161), 2, false],
  ['€'.repeat(80), 1, false],
  ['€'.repeat(81), 2, false],
  ['₹'.repeat(70), 1, true],
  ['क'.repeat(71), 2, true],
])('an SMS is counted in parts', (text, parts, unicode) => {
  expect([smsParts(text), isUnicode(text)]).toEqual([parts, unicode]);
});
