import type { Article } from '../../article.ts';
import { heading, list, note, paragraph, table } from '../../blocks.ts';

export const caringForCrystals: Article = {
  slug: 'caring-for-crystals',
  title: 'How to look after crystals',
  excerpt:
    'Water, sunlight, salt and smoke: which customs a stone enjoys, which it merely bears, and which will ruin it.',
  category: 'Crystal Healing',
  date: '2026-10-27',
  author: 'Jyotiratna editors',
  picture: 'rose-quartz-bracelet',
  related: ['rose-quartz-bracelet', 'amethyst-cluster', 'turquoise-bracelet', 'pyrite-bracelet'],
  body: [
    paragraph(
      'Those who work with crystals like to cleanse them: under water, in the sun, in salt or in incense smoke. As a ritual that is yours to choose. As treatment of a mineral it can be harmless or fatal, and the books seldom say which. Here is what the stone itself has to say.',
    ),
    heading('hard', 'Hardness is not toughness'),
    paragraph(
      'Hardness, given on the Mohs scale from 1 to 10, tells what can scratch a stone. Toughness tells whether it breaks when it falls. Quartz has a hardness of 7 and fair toughness, so rose quartz, amethyst, citrine and clear quartz are good companions for every day. Diamond, the hardest of all, can still split under a sharp blow. Opal and turquoise are softer than the quartz in ordinary dust and want gentle hands.',
    ),
    heading('table', 'The short answer'),
    table(
      'What common stones bear',
      ['Stone', 'Hardness', 'Water', 'Strong sun', 'Salt'],
      ['Clear and rose quartz', '7', 'Yes, brief', 'Rose quartz may fade', 'No'],
      ['Amethyst, citrine', '7', 'Yes, brief', 'No, colour can fade', 'No'],
      ["Tiger's eye, carnelian, onyx", '6.5 to 7', 'Yes, brief', 'Better not if dyed', 'No'],
      ['Moonstone', '6 to 6.5', 'Yes, brief', 'Short', 'No'],
      ['Lapis lazuli', '5 to 6', 'Damp cloth', 'Short', 'No'],
      ['Turquoise', '5 to 6', 'Damp cloth', 'No', 'No'],
      ['Pyrite', '6 to 6.5', 'No, it can rust', 'Yes', 'No'],
      ['Pearl, red coral', '2.5 to 4', 'Damp cloth', 'No', 'No'],
    ),
    heading('water', 'Water and soap'),
    paragraph(
      'For quartz and its relatives, lukewarm water with a drop of mild soap, a soft brush and a clean cloth is all that is needed. Keep it short: the elastic cord of a bracelet ages faster than the beads, and water that stays inside the holes weakens it. Dry the piece lying flat before you put it away.',
    ),
    paragraph(
      'Porous stones such as turquoise take up soap, oil and perfume and change their colour for good. Lapis lazuli contains calcite and specks of pyrite; a damp cloth is enough. Pyrite is an iron sulphide. Moisture can make it crumble, so it stays dry.',
    ),
    heading('sun', 'Sunlight and moonlight'),
    paragraph(
      'The violet of amethyst comes from iron and natural radiation, and weeks on a sunny window sill can bleach it. Some rose quartz pales as well. A morning by the window does no harm; a permanent place in the sun does. Heat is worse: a parked car in May can crack a stone with inclusions of liquid. Moonlight, the favourite of many traditions, is perfectly safe for all of them.',
    ),
    heading('salt', 'Why we advise against salt'),
    paragraph(
      'Dry salt scratches soft stones and settles in the drill holes. Salt water attacks silver, brass and the polish of pearl, coral, turquoise and lapis, and it makes elastic brittle. If salt belongs to your ritual, place it in a bowl beside the stone and not on it.',
    ),
    heading('machines', 'Machines and sprays'),
    paragraph(
      'Ultrasonic and steam cleaners are made for diamonds, and for corundum that has not been filled. They can open the fine cracks of emerald, shatter opal and loosen the resin that stabilises most turquoise. Perfume, hair spray and hand sanitiser come first, the bracelet last.',
    ),
    heading('storage', 'Putting them away'),
    list(
      'Keep pieces apart, in cloth bags: harder stones scratch softer ones.',
      'Roll a bracelet over the hand instead of stretching it wide.',
      'Have an elastic bracelet restrung once a year if you wear it daily.',
      'Give opal and pearl a place that is not bone dry.',
    ),
    heading('treated', 'A word on treated colour'),
    paragraph(
      'Most citrine on the market is amethyst that was heated, most black onyx is dyed chalcedony, and much turquoise is stabilised with resin. None of that is a fault if it is said. It matters for care, because dye and resin bear less heat, sun and solvent than the mineral alone. When in doubt, choose the damp cloth.',
    ),
    note(
      'Cleansing and charging are customs. We know of no measurement that shows an effect, and a well-kept stone needs none.',
    ),
  ],
};
