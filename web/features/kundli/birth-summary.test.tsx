import type { KundliReply } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BirthSummary } from './birth-summary.tsx';

it('the collapsed form displays the place in the language of the kundli', () => {
  const birth = {
    name: 'Asha',
    usedDatetime: '1995-08-14T06:30:00+05:30',
    birthTime: '06:30',
    location: 'jaipur',
  };
  const place = { name: 'Jaipur', region: 'Rajasthan', country: 'India' };
  const reply = { ...birth, place, placeName: 'जयपुर, राजस्थान, भारत' } as unknown as KundliReply;
  const html = renderToStaticMarkup(<BirthSummary reply={reply} onEdit={() => {}} />);
  expect(html).toContain('06:30, जयपुर, राजस्थान, भारत');
  expect(html).not.toMatch(/Jaipur/i);
});
