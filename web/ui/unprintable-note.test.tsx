import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import UnprintableLetters from './unprintable-letters.tsx';
import { UnprintableNote } from './unprintable-note.tsx';

it('names each letter that no document can print', () => {
  const page = renderToStaticMarkup(<UnprintableLetters texts={['東京 Asha', '東']} />);
  expect(page).toContain('東 京');
});

it('shows nothing for scripts of India, and looks up no letter of Latin and Devanagari', () => {
  expect(renderToStaticMarkup(<UnprintableLetters texts={['சுப்ரமணியன்', 'محلہ']} />)).toBe('');
  expect(renderToStaticMarkup(<UnprintableNote texts={['Łódź', 'आशा']} />)).toBe('');
});
