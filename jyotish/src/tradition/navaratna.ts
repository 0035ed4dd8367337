import type { Graha } from './grahas.ts';

/** The stone worn for a graha. Metal, finger and day are custom. */
export interface Stone {
  readonly name: string;
  readonly hindi: string;
  readonly substitutes: readonly string[];
  readonly metals: readonly string[];
  readonly finger: 'ring' | 'little' | 'index' | 'middle';
  readonly day: string;
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
    alwaysConsult: true,
  },
};
