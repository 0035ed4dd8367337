import type { Graha } from './grahas.ts';

/**
 * The stone of a graha, by the names with which remedies are searched; its localized name is in the
 * messages.
 */
export interface Stone {
  readonly name: string;
  readonly hindi: string;
  readonly substitutes: readonly string[];
  /** Whether it must never be worn without an astrologer's advice, in any chart. */
  readonly alwaysConsult: boolean;
}

export const NAVARATNA: Readonly<Record<Graha, Stone>> = {
  Sun: {
    name: 'Ruby',
    hindi: 'manik',
    substitutes: ['red spinel', 'garnet'],
    alwaysConsult: false,
  },
  Moon: {
    name: 'Pearl',
    hindi: 'moti',
    substitutes: ['moonstone'],
    alwaysConsult: false,
  },
  Mars: {
    name: 'Red coral',
    hindi: 'moonga',
    substitutes: ['carnelian'],
    alwaysConsult: false,
  },
  Mercury: {
    name: 'Emerald',
    hindi: 'panna',
    substitutes: ['peridot', 'green tourmaline'],
    alwaysConsult: false,
  },
  Jupiter: {
    name: 'Yellow sapphire',
    hindi: 'pukhraj',
    substitutes: ['yellow topaz', 'citrine'],
    alwaysConsult: false,
  },
  Venus: {
    name: 'Diamond',
    hindi: 'heera',
    substitutes: ['white sapphire', 'white zircon'],
    alwaysConsult: false,
  },
  Saturn: {
    name: 'Blue sapphire',
    hindi: 'neelam',
    substitutes: ['iolite', 'amethyst'],
    alwaysConsult: true,
  },
  Rahu: {
    name: 'Hessonite',
    hindi: 'gomed',
    substitutes: ['orange garnet'],
    alwaysConsult: true,
  },
  Ketu: {
    name: "Cat's eye",
    hindi: 'lehsunia',
    substitutes: ["quartz cat's eye"],
    alwaysConsult: true,
  },
};
