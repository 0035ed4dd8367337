import type { Article } from '../../article.ts';
import { heading, list, note, paragraph, table } from '../../blocks.ts';

export const gemReport: Article = {
  slug: 'how-to-read-a-gem-report',
  title: 'How to read a gem report',
  excerpt:
    'A laboratory report fits on one page. Six of its lines deserve your time, and one thing it never tells you.',
  category: 'Gemstone Guide',
  date: '2026-09-25',
  author: 'Jyotiratna editors',
  picture: 'emerald-panna',
  related: ['emerald-panna', 'ruby-manik', 'diamond-heera', 'cats-eye-lehsunia'],
  body: [
    paragraph(
      'A gem report, often called a certificate, is the opinion of a laboratory about one stone on one day. It says what the stone is and what has been done to it. It is not a valuation, and it has nothing to say about astrology. Read with these limits, it is the best protection a buyer has.',
    ),
    heading('who', 'Who issues it'),
    paragraph(
      'GIA, the Gemological Institute of America, set the scale by which diamonds are graded around the world, and it reports on coloured stones too. IGI, the International Gemological Institute, is widely used in India and has laboratories in several Indian cities. The Gem Testing Laboratory in Jaipur, run by the council of the gem export trade, has tested coloured stones for decades. A slip printed by the seller, however golden its border, is a label and not a report.',
    ),
    heading('lines', 'The six lines to read'),
    table(
      'What a report on a coloured stone states',
      ['Line', 'What it means', 'What to check'],
      ['Number', 'The key to the laboratory’s own record', 'Enter it on the laboratory’s website'],
      ['Weight', 'Carats, to two decimals; 1 ct is 0.2 g', 'Must match the bill'],
      ['Measurements', 'Length, width and depth in mm', 'Measure your stone'],
      ['Species and variety', 'Mineral and trade name: corundum, ruby', 'Look for “natural” or “laboratory-grown”'],
      ['Treatment', 'Heat, oil, filling, diffusion, dye', 'The line that moves the price most'],
      ['Origin', 'Country, where the laboratory is willing to say', 'An opinion, and often left out'],
    ),
    heading('treatment', 'Treatments you will meet'),
    list(
      'Heat, in ruby and sapphire: common, lasting and accepted. “No indications of heating” raises the price considerably.',
      'Oil or resin, in emerald: usual, from minor to significant. The less, the better; it may need to be renewed after years.',
      'Lead glass, in ruby: the stone is partly glass and fragile. It should cost a fraction.',
      'Beryllium diffusion, in sapphire: the colour was added with heat and a foreign element.',
      'Dye, in coral, lapis and low-grade beads: may fade or come off.',
    ),
    paragraph(
      'Pearl has its own question, natural or cultured. Almost every pearl sold today is cultured: a real pearl, begun by human hand. For coral, look for “natural colour” or “dyed”, and remember that red coral is an animal’s skeleton whose trade is regulated in many countries.',
    ),
    heading('diamond', 'Diamond is graded differently'),
    paragraph(
      'For diamonds the report gives the four Cs. Colour runs from D, colourless, to Z. Clarity runs from Flawless through VVS, VS and SI to Included. Cut is graded from Excellent to Poor for round brilliants, and does most for the sparkle. Carat is the weight. Laboratory-grown diamonds have reports of their own that say so clearly, and are often inscribed on the girdle.',
    ),
    heading('words', 'Words that sound better than they are'),
    paragraph(
      'Colour names such as “pigeon’s blood” or “royal blue” have a meaning when a respected laboratory uses them, and none when the seller does. “Semi-precious” and “precious” are terms of the trade, not of science. “Astrological quality” is used loosely for stones with few visible inclusions; no laboratory tests for it. “Ceylon” can be an origin or merely a colour; the report should say which.',
    ),
    heading('match', 'Does it belong to this stone?'),
    paragraph(
      'A genuine report lying beside the wrong stone is an old trick. Compare weight and measurements with your own scale and calliper, or let any jeweller do it in two minutes. Look at the photograph. If the stone is set, ask how it was weighed: laboratories prefer loose stones and mark estimates as such.',
    ),
    heading('needed', 'When a report is worth its price'),
    paragraph(
      'A report costs from some hundred rupees for a simple identification card to several thousand for a full one with origin. For a bracelet of quartz beads that is out of proportion; an honest description and the right of return will do. For a ruby, emerald, sapphire or diamond that costs as much as a month’s rent, insist on it. And have it made out before you pay, not promised for later.',
    ),
    heading('missing', 'What it never tells you'),
    paragraph(
      'Whether you should wear it. That question belongs to you, and if you follow Jyotish, to your chart and an astrologer you trust. A laboratory can say that a blue sapphire is natural and unheated. It cannot say that Shani is your friend.',
    ),
    note('Ask for the bill to repeat the essentials: name of the stone, weight, treatment and report number.'),
  ],
};
