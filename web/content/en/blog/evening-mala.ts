import type { Article } from '../../article.ts';
import { heading, list, note, paragraph, steps } from '../../blocks.ts';

export const eveningMala: Article = {
  slug: 'a-quiet-evening-with-beads',
  title: 'A quiet evening with beads',
  excerpt:
    'A small evening habit for the bracelet you already wear: ten minutes, no app, nothing to believe in advance.',
  category: 'Wellness',
  date: '2026-10-08',
  author: 'Jyotiratna editors',
  picture: 'rudraksha-bracelet',
  related: ['rudraksha-bracelet', 'sphatik-bracelet', 'tigers-eye-bracelet'],
  body: [
    paragraph(
      'Counting beads is one of the oldest ways to keep a wandering mind in one place. Hindus, Buddhists, Jains, Muslims and Christians all do it, each with their own words and their own number of beads. You need no particular faith to borrow the method, only a string of beads and a chair.',
    ),
    heading('beads', 'Why beads help'),
    paragraph(
      'A count in the head is soon lost. A bead between thumb and finger is hard to argue with: either you have moved on or you have not. The hands are busy, the eyes can rest, and the breath finds a pace of its own. Slow, regular breathing is known to calm most people, and nothing more mysterious is needed to explain why ten minutes feel longer than they are.',
    ),
    heading('what', 'Mala or bracelet'),
    paragraph(
      'A full mala has 108 beads and one larger bead, the meru, which is not counted. A bracelet has between eighteen and twenty-seven. Twenty-seven is a quarter of 108, and also the number of the nakshatras. With a bracelet of eighteen, six rounds make 108. The number is tradition; the rounds are what matters.',
    ),
    paragraph(
      'Rudraksha, the seed of a tree that grows in Nepal, Indonesia and parts of India, is the classic choice. It is light, rough enough to feel, and connected with Shiva. Sphatik, clear quartz, stays cool in the hand. Tiger’s eye is smooth and heavy. Choose what your fingers like.',
    ),
    heading('practice', 'Ten minutes, step by step'),
    steps(
      ['Sit', 'Feet on the floor or legs crossed, back upright without strain. Put the phone in another room.'],
      ['Begin with three breaths', 'In through the nose, out a little longer than in. Let the shoulders drop.'],
      ['Take the first bead', 'Hold it between thumb and middle finger. By custom the index finger rests.'],
      ['One breath, one bead', 'Say your word silently as you breathe out: a mantra, a name, or simply a number.'],
      ['Turn at the meru', 'With a full mala, do not cross the large bead. Turn around and go back the way you came.'],
      ['End on purpose', 'Close your hand around the beads, name one thing that went well today, and put them away.'],
    ),
    heading('word', 'Which word to use'),
    paragraph(
      'If your family or teacher gave you a mantra, use it. If not, a short phrase is enough. Many choose Om, or Om Namah Shivaya with rudraksha. Others count to four and begin again. In Jyotish the mantra of a graha is recited on its day, for example that of Chandra on Monday evening. It counts as a remedy that costs nothing, and is often named before any stone.',
    ),
    heading('trouble', 'When it does not work'),
    list(
      'Your thoughts run away: that is the exercise, not its failure. Go back to the bead you are holding.',
      'You fall asleep: sit straighter, keep your eyes half open, or do it before dinner.',
      'You feel restless: halve the time. Five minutes every evening are worth more than an hour on Sunday.',
      'Old worries rise and stay: stop, and talk to someone. A counsellor or a doctor can help where beads cannot.',
    ),
    heading('habit', 'Making it a habit'),
    paragraph(
      'Tie it to something you already do. Beads beside the toothbrush are used more often than beads in a drawer. Do not keep a record, and do not catch up on what you missed. If the day was too long, one round of the bracelet while the water boils is a perfectly good evening.',
    ),
    heading('care', 'Caring for the beads'),
    paragraph(
      'Rudraksha seeds dry out. Brush them with a soft toothbrush every few weeks, and rub in a trace of mustard or sandalwood oil. Take them off before the shower, since soap and hot water make the seed crack. Quartz and tiger’s eye want only a damp cloth. When the elastic grows slack, have it renewed before it breaks; beads roll further than one thinks.',
    ),
    heading('gift', 'If you give one away'),
    paragraph(
      'Beads make a kind gift for someone with a hard week ahead. Say how you use yours and leave the rest to them. Meaning grows with use and cannot be wrapped.',
    ),
    note(
      'This is a habit for rest, not a treatment. With sleeplessness, anxiety or low spirits that last, please see a doctor.',
    ),
  ],
};
