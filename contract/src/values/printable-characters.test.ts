import { expect, it } from 'vitest';
import { findUnprintable } from './printable-characters.ts';

it.each([
  ['Latin with marks', 'Łódź Nguyễn Thị Hồng Bārmer Ṛṣi ½'],
  ['marks that are typed on their own', 'e\u0301 o\u0308'],
  ['Greek and Cyrillic', 'Αθήνα Київ №5'],
  ['Devanagari', 'क्षितिज श्रीवास्तव, ₹५००'],
  ['Bengali and Assamese', 'রবীন্দ্রনাথ কলকাতা ৰাস্তা।'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'અમદાવાદ'],
  ['Odia', 'ଭୁବନେଶ୍ୱର'],
  ['Tamil', 'சுப்ரமணியன் தெற்கு வீதி 12'],
  ['Telugu', 'శ్రీనివాస్'],
  ['Kannada', 'ಬೆಂಗಳೂರು'],
  ['Malayalam', 'തിരുവനന്തപുരം ൻ'],
  ['Sinhala', 'ශ්‍රී ලංකා'],
  ['Urdu', 'محلہ قلعہ، ۱۲'],
  ['Meetei Mayek', 'ꯏꯝꯐꯥꯜ'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
])('finds a font for %s', (_, text) => {
  expect(findUnprintable(text)).toEqual([]);
});

it('lists each unsupported letter once, and no invisible one', () => {
  expect(findUnprintable('東京 A東\u200d\ufe0f', 'กขก')).toEqual(['東', '京', 'ก', 'ข']);
});
