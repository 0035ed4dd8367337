import type { Graha } from './grahas.ts';

/** The stone worn for a graha. Metal, finger and day are custom. */
export interface Stone {
  readonly name: string;
  readonly hindi: string;
  readonly substitutes: readonly string[];
  readonly metals: readonly string[];
  readonly finger: 'ring' | 'little' | 'index' | 'middle';
  readonly day: string;
  /** The same custom in Hindi. */
  readonly inHindi: {
    readonly name: string;
    readonly substitutes: readonly string[];
    readonly metals: readonly string[];
    readonly finger: string;
    readonly day: string;
  };
  /** Its name as the birth stone of a nakshatra. */
  readonly birthStone: string;
  /** Never worn without an astrologer's word, whatever the chart. */
  readonly alwaysConsult: boolean;
}

export const NAVARATNA: Readonly<Record<Graha, Stone>> = {
  Sun: {
    name: 'Ruby',
    hindi: 'manik',
    substitutes: ['red spinel', 'garnet'],
    metals: ['gold'],
    finger: 'ring',
    day: 'Sunday',
    birthStone: 'Ruby',
    inHindi: { name: 'माणिक', substitutes: ['लाल स्पिनेल', 'गार्नेट'], metals: ['सोना'], finger: 'अनामिका', day: 'रविवार' },
    alwaysConsult: false,
  },
  Moon: {
    name: 'Pearl',
    hindi: 'moti',
    substitutes: ['moonstone'],
    metals: ['silver'],
    finger: 'little',
    day: 'Monday',
    birthStone: 'Pearl',
    inHindi: { name: 'मोती', substitutes: ['मूनस्टोन'], metals: ['चाँदी'], finger: 'कनिष्ठा', day: 'सोमवार' },
    alwaysConsult: false,
  },
  Mars: {
    name: 'Red coral',
    hindi: 'moonga',
    substitutes: ['carnelian'],
    metals: ['gold', 'copper'],
    finger: 'ring',
    day: 'Tuesday',
    birthStone: 'Red coral',
    inHindi: { name: 'मूँगा', substitutes: ['कार्नेलियन'], metals: ['सोना', 'ताँबा'], finger: 'अनामिका', day: 'मंगलवार' },
    alwaysConsult: false,
  },
  Mercury: {
    name: 'Emerald',
    hindi: 'panna',
    substitutes: ['peridot', 'green tourmaline'],
    metals: ['gold'],
    finger: 'little',
    day: 'Wednesday',
    birthStone: 'Emerald',
    inHindi: { name: 'पन्ना', substitutes: ['पेरिडॉट', 'हरा टूरमलीन'], metals: ['सोना'], finger: 'कनिष्ठा', day: 'बुधवार' },
    alwaysConsult: false,
  },
  Jupiter: {
    name: 'Yellow sapphire',
    hindi: 'pukhraj',
    substitutes: ['yellow topaz', 'citrine'],
    metals: ['gold'],
    finger: 'index',
    day: 'Thursday',
    birthStone: 'Yellow sapphire',
    inHindi: { name: 'पुखराज', substitutes: ['पीला टोपाज़', 'सुनहला'], metals: ['सोना'], finger: 'तर्जनी', day: 'गुरुवार' },
    alwaysConsult: false,
  },
  Venus: {
    name: 'Diamond',
    hindi: 'heera',
    substitutes: ['white sapphire', 'white zircon'],
    metals: ['platinum', 'silver'],
    finger: 'middle',
    day: 'Friday',
    birthStone: 'Diamond',
    inHindi: {
      name: 'हीरा',
      substitutes: ['सफ़ेद पुखराज', 'सफ़ेद ज़िरकॉन'],
      metals: ['प्लैटिनम', 'चाँदी'],
      finger: 'मध्यमा',
      day: 'शुक्रवार',
    },
    alwaysConsult: false,
  },
  Saturn: {
    name: 'Blue sapphire',
    hindi: 'neelam',
    substitutes: ['iolite', 'amethyst'],
    metals: ['silver', 'panchdhatu'],
    finger: 'middle',
    day: 'Saturday',
    birthStone: 'Blue sapphire',
    inHindi: {
      name: 'नीलम',
      substitutes: ['आयोलाइट', 'जामुनिया'],
      metals: ['चाँदी', 'पंचधातु'],
      finger: 'मध्यमा',
      day: 'शनिवार',
    },
    alwaysConsult: true,
  },
  Rahu: {
    name: 'Hessonite',
    hindi: 'gomed',
    substitutes: ['orange garnet'],
    metals: ['silver'],
    finger: 'middle',
    day: 'Saturday',
    birthStone: 'Hessonite',
    inHindi: { name: 'गोमेद', substitutes: ['नारंगी गार्नेट'], metals: ['चाँदी'], finger: 'मध्यमा', day: 'शनिवार' },
    alwaysConsult: true,
  },
  Ketu: {
    name: "Cat's eye",
    hindi: 'lehsunia',
    substitutes: ["quartz cat's eye"],
    metals: ['silver'],
    finger: 'middle',
    day: 'Tuesday',
    birthStone: 'Chrysoberyl',
    inHindi: { name: 'लहसुनिया', substitutes: ['क्वार्ट्ज़ लहसुनिया'], metals: ['चाँदी'], finger: 'मध्यमा', day: 'मंगलवार' },
    alwaysConsult: true,
  },
};
