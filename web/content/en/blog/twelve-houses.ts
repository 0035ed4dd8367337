import type { Article } from '../../article.ts';
import { heading, list, note, paragraph, table } from '../../blocks.ts';

export const twelveHouses: Article = {
  slug: 'the-twelve-houses-of-a-kundli',
  title: 'The twelve houses of a kundli',
  excerpt:
    'A square, two diagonals and twelve fields. How to find your way around a North Indian chart in ten minutes.',
  category: 'Astrology Basics',
  date: '2026-11-05',
  author: 'Jyotiratna editors',
  picture: 'navaratna-set',
  related: ['navaratna-set', 'seven-chakra-bracelet', 'clear-quartz-pyramid'],
  body: [
    paragraph(
      'A kundli is a map of the sky at one moment, seen from one place. It looks like a puzzle only until you know two things: the fields of a North Indian chart never move, and the numbers written in them are signs, not houses.',
    ),
    heading('frame', 'The frame'),
    paragraph(
      'Take a square, draw both diagonals, then join the middle points of the sides. You get four diamonds in the centre and eight triangles around them: twelve fields, the houses. The diamond at the top is always the first house. From there you count anticlockwise, so the second house lies to the upper left, the fourth is the diamond on the left, the seventh the one at the bottom and the tenth the one on the right.',
    ),
    heading('lagna', 'The lagna decides the rest'),
    paragraph(
      'The sign that was rising on the eastern horizon at your birth is called the lagna. Its number stands in the first house. If you see a 5 there, Simha was rising, because Simha is the fifth sign counted from Mesha. The next house then holds sign 6, and so on around the square until all twelve have been used.',
    ),
    paragraph(
      'The earth turns once a day, so every sign rises once a day, for about two hours each. This is why an astrologer asks for the time and place of birth, and why a chart without a time has no dependable houses. Two people born on one morning in one town can share every graha and still have different lagnas.',
    ),
    heading('meanings', 'What each house stands for'),
    table(
      'The twelve houses and their usual themes',
      ['House', 'Themes in Jyotish'],
      ['1', 'Body, temperament, the way you begin things'],
      ['2', 'Family, speech, what you have saved'],
      ['3', 'Courage, brothers and sisters, skill of the hands'],
      ['4', 'Home, mother, land, peace of mind'],
      ['5', 'Children, learning, creative work'],
      ['6', 'Service, debts, disputes, daily effort'],
      ['7', 'Marriage and every kind of partnership'],
      ['8', 'Change, inheritance, what is hidden'],
      ['9', 'Teachers, father, dharma, long journeys'],
      ['10', 'Work and standing in the world'],
      ['11', 'Gains, friends, hopes'],
      ['12', 'Expense, sleep, retreat, foreign places'],
    ),
    heading('groups', 'Three groups worth knowing'),
    list(
      'Kendra, the houses 1, 4, 7 and 10, are the pillars. Grahas in them act openly.',
      'Trikona, the houses 1, 5 and 9, are called fortunate. Their rulers are the first candidates when a stone is considered.',
      'Dusthana, the houses 6, 8 and 12, bring effort, change and letting go. They are not curses; every chart has all three.',
    ),
    paragraph(
      'The first house belongs to two of these groups at once, which is one reason why its ruler is treated as the key of the whole chart.',
    ),
    heading('grahas', 'Adding the grahas'),
    paragraph(
      'Now look where the nine grahas stand. The short names are Su for Surya, Mo for Chandra, Ma for Mangal, Me for Budha, Ju for Guru, Ve for Shukra, Sa for Shani, and Ra and Ke for Rahu and Ketu. The last two are not bodies but the points where the path of the Moon crosses that of the Sun; they always stand opposite each other. The figure beside a name is its degree within the sign, from 0 to 30.',
    ),
    paragraph(
      'A graha is read in three layers: what it stands for by nature, which house it is in, and which houses it rules. Guru in the tenth house speaks of teaching and counsel in public work; what exactly he brings there depends on whether he rules, say, the ninth house or the sixth.',
    ),
    heading('moon', 'Do not forget the Moon'),
    paragraph(
      'In India a rashi usually means the sign of the Moon, not of the Sun. Chandra is also the clock of the dasha system: his nakshatra at birth decides which graha rules your first period. If your birth time is uncertain, the Moon is what you still have, for he stays in one sign for about two and a quarter days.',
    ),
    heading('practice', 'A way to practise'),
    paragraph(
      'Draw the empty frame a few times until your hand knows it. Then make a free kundli for someone whose life you know well, cover the text beside it, and try to name the house of each graha yourself. Compare with the table. After the third chart the square stops being a puzzle.',
    ),
    note(
      'A chart describes tendencies as the tradition reads them. Decisions about health, money and law deserve advice from those professions.',
    ),
  ],
};
