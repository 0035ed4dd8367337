import { expect, it } from 'vitest';
import { newId, newToken } from '../platform/secrets/token.ts';
import { maskSecrets } from './emails.ts';

const token = newToken();

it.each([
  [
    `<a href="https://shop.example/user/reset-password?token=${token}">`,
    'reset-password?token=(hidden)"',
  ],
  [
    `https://shop.example/admin/register?invite=${token}&amp;email=a%40example.in`,
    'invite=(hidden)&amp;email=a%40',
  ],
  [`<p>${token}</p>`, '<p>(hidden)</p>'],
  [`https://shop.example/booking/bkg_x#${token}`, 'booking/bkg_x#(hidden)'],
  [`confirm?token=leave.sub_1.${token}`, 'confirm?token=leave.sub_1.(hidden)'],
])('hides the secret in %s', (html, expected) => {
  const masked = maskSecrets(html);
  expect(masked).toContain(expected);
  expect(masked).not.toContain(token);
});

it('leaves other text unchanged', () => {
  const page = `<p style="word-break:break-all;font-variant-numeric:tabular-nums">${newId('ord_')}, ₹2,499.00</p>`;
  expect(maskSecrets(page)).toBe(page);
});
