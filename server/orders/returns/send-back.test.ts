import { expect, it } from 'vitest';
import { planSendBack } from './send-back.ts';

const at = (day: string) => Date.parse(`${day}T06:00:00+05:30`);
const delivered = { deliveredAt: at('2026-11-01'), days: 30 };

it('returns the deadline of the return, at least 14 days from the approval', () => {
  const by = (approved: string) =>
    planSendBack({ ...delivered, approvedAt: at(approved) }, 'size').by;
  expect([by('2026-11-02'), by('2026-11-17'), by('2026-11-29')]).toEqual([
    '2026-12-01',
    '2026-12-01',
    '2026-12-13',
  ]);
});

it.each([
  ['faulty', true],
  ['wrong_item', true],
  ['not_as_described', true],
  ['size', false],
  ['changed_mind', false],
  ['other', false],
] as const)('because of %s is paid by the shop: %s', (reason, shopPays) => {
  expect(planSendBack({ ...delivered, approvedAt: at('2026-11-02') }, reason)).toMatchObject({
    shopPays,
  });
});
