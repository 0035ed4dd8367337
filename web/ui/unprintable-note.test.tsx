import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import UnprintableChars from './unprintable-characters.tsx';
import { UnprintableNote } from './unprintable-note.tsx';

it('lists each character that documents cannot print', () => {
  const page = renderToStaticMarkup(<UnprintableChars strings={['東京 Asha', '東']} />);
  expect(page).toContain('東 京');
});

it('displays nothing for scripts of India, and looks up no Latin or Devanagari character', () => {
  expect(renderToStaticMarkup(<UnprintableChars strings={['சுப்ரமணியன்', 'محلہ']} />)).toBe('');
  expect(renderToStaticMarkup(<UnprintableNote strings={['Łódź', 'आशा']} />)).toBe('');
});
