import { engineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import { describe, expect, it } from 'vitest';
import { createPlaces, label } from './places.ts';

const places = createPlaces();

describe('names in Devanagari', () => {
  it.each([
    ['जयपुर', 'Jaipur, Rajasthan, India'],
    ['जयपूर', 'Jaipur, Rajasthan, India'],
    ['उदयपुर', 'Udaipur, Rajasthan, India'],
    ['बीकानेर', 'Bikaner, Rajasthan, India'],
    ['जैसलमेर', 'Jaisalmer, Rajasthan, India'],
    ['बाड़मेर', 'Barmer, Rajasthan, India'],
    ['भीलवाड़ा', 'Bhilwara, Rajasthan, India'],
    ['अमृतसर', 'Amritsar, Punjab, India'],
    ['लुधियाना', 'Ludhiana, Punjab, India'],
    ['झाँसी', 'Jhansi, Uttar Pradesh, India'],
    ['झांसी', 'Jhansi, Uttar Pradesh, India'],
    ['गाज़ियाबाद', 'Ghaziabad, Uttar Pradesh, India'],
    ['गाजियाबाद', 'Ghaziabad, Uttar Pradesh, India'],
    ['रामपुर', 'Rampur, Uttar Pradesh, India'],
    ['जलगाँव', 'Jalgaon, Maharashtra, India'],
    ['पटना', 'Patna, Bihar, India'],
    ['पाटन', 'Patan, Gujarat, India'],
    ['गया', 'Gaya, Bihar, India'],
    ['नैनीताल', 'Naini Tal, Uttarakhand, India'],
    ['दार्जिलिंग', 'Darjiling, West Bengal, India'],
    ['वारंगल', 'Warangal, Telangana, India'],
    ['कराची', 'Karachi, Sindh, Pakistan'],
  ])('are found by their sound: %s', (query, expected) => {
    expect(label(places.suggest(query)[0]!)).toBe(expected);
    expect(label(places.resolve(query)!.place)).toBe(expected);
  });

  it.each([
    ['दिल्ली', 'Delhi'],
    ['मुंबई', 'Mumbai'],
    ['मुम्बई', 'Mumbai'],
    ['कलकत्ता', 'Kolkata'],
    ['बेंगलुरु', 'Bengaluru'],
    ['लखनऊ', 'Lucknow'],
    ['काशी', 'Varanasi'],
    ['बनारस', 'Varanasi'],
    ['इलाहाबाद', 'Prayagraj'],
    ['गुड़गाँव', 'Gurugram'],
    ['गुड़गांव', 'Gurugram'],
    ['विशाखापट्टनम', 'Visakhapatnam'],
    ['तिरुवनंतपुरम', 'Thiruvananthapuram'],
    ['बरेली', 'Bareilly'],
    ['लंदन', 'London'],
    ['दुबई', 'Dubai'],
    ['सिंगापुर', 'Singapore'],
  ])('are resolved where the sound misleads: %s as %s', (query, name) => {
    expect(places.suggest(query)[0]?.name).toBe(name);
    expect(places.resolve(query)?.place.name).toBe(name);
  });

  it.each([
    ['जय', 'Jaipur'],
    ['मुं', 'Mumbai'],
    ['दिल्', 'Delhi'],
    ['अयो', 'Ayodhya'],
    ['राम', 'Rampur'],
    ['बेंग', 'Bengaluru'],
  ])('are among the first as one types %s: %s', (query, name) => {
    expect(places.suggest(query).map((place) => place.name)).toContain(name);
  });

  it.each([
    ['जयपुर राजस्थान', 'Jaipur, Rajasthan, India'],
    ['जयपुर, राजस्थान, भारत', 'Jaipur, Rajasthan, India'],
    ['जयपुर, Rajasthan', 'Jaipur, Rajasthan, India'],
    ['जयपुर ३०२००१', 'Jaipur, Rajasthan, India'],
    ['मेरठ उत्तर प्रदेश', 'Meerut, Uttar Pradesh, India'],
    ['बिलासपुर, हिमाचल प्रदेश', 'Bilaspur, Himachal Pradesh, India'],
  ])('take the state: %s', (query, expected) => {
    expect(label(places.resolve(query)!.place)).toBe(expected);
  });

  it('rank India before the rest of the world without an exact phonetic match', () => {
    const countries = places.suggest('सोला', 50).map((place) => place.country === 'India');
    expect(countries).toEqual(countries.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('resolve silently when exact, and with a note when approximate', () => {
    expect(places.resolve('जयपुर')?.assumed).toBeUndefined();
    expect(places.resolve('जयपु')?.assumed?.(engineMessages.en.birth.place)).toBe(
      "For the birthplace we took Jaipur, Rajasthan, India as the nearest to 'जयपु'.",
    );
  });

  it.each(['घटछठझ', 'ठठ्ठठठ्ठ', 'अइउएओइउए', 'मेरा नाम राम है और मैं यहाँ हूँ'])(
    'are empty for %s',
    (text) => {
      expect(places.suggest(text)).toEqual([]);
      expect(places.resolve(text)).toBeUndefined();
    },
  );
});
