import { expect, it } from 'vitest';
import { consentTexts } from './consent-texts.ts';

it('tells the day in India, whatever the day is elsewhere', () => {
  expect(consentTexts.given('2026-11-20T19:00:00.000Z', '2026-11-01')).toBe(
    'Agreed on 21 Nov 2026, privacy notice of 1 Nov 2026.',
  );
});
