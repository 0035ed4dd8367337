import type { Article } from '../../article.ts';
import { heading, list, note, paragraph, steps, table } from '../../blocks.ts';

export const firstGemstone: Article = {
  slug: 'choosing-a-first-gemstone',
  title: 'Choosing a first gemstone',
  excerpt:
    'Colour is what we notice. In Jyotish the chart speaks first, then the hand that will wear the stone, then the budget.',
  category: 'Gemstone Guide',
  date: '2026-11-14',
  author: 'Jyotiratna editors',
  picture: 'blue-sapphire-neelam',
  related: ['ruby-manik', 'yellow-sapphire-pukhraj-ring', 'blue-sapphire-neelam', 'pearl-moti-ring'],
  body: [
    paragraph(
      'Most people fall for a colour before they know what the stone is called. There is nothing wrong with that when the stone is an ornament. If it is meant as a remedy, Jyotish asks for a different order: first the chart, then the wearer, and only then the colour in the window.',
    ),
    heading('chart', 'Begin with the chart'),
    paragraph(
      'The tradition gives each of the nine grahas a stone, and says that the stone strengthens its graha. That is why the same stone cannot suit everyone. Whether a graha should be strengthened depends on the houses it rules, and those follow from your lagna, the sign that was rising when you were born. For a Tula lagna, Shani rules the fourth and fifth houses and is counted as the best of friends. For a Simha lagna he rules the sixth and seventh, and most astrologers would leave blue sapphire alone.',
    ),
    paragraph(
      'You need a birth time for this. Without one there is no reliable lagna, and what remains is the nakshatra of the Moon, which is weak evidence for a stone. A free kundli shows what can be said with the details you have.',
    ),
    heading('questions', 'Four questions to settle'),
    steps(
      ['Which houses does the graha rule?', 'Rulers of the first, fifth and ninth houses are the usual candidates.'],
      [
        'How does it stand?',
        'A graha that is combust, debilitated or in the sixth, eighth or twelfth house is said to ask for support.',
      ],
      ['Which period is running?', 'The ruler of the present mahadasha carries extra weight.'],
      [
        'What do you already wear?',
        'Stones of grahas that are enemies are kept apart: ruby or pearl and blue sapphire, for example.',
      ],
    ),
    heading('nine', 'The nine stones at a glance'),
    table(
      'Grahas, stones and hardness on the Mohs scale',
      ['Graha', 'Stone', 'Hardness', 'Customary day'],
      ['Surya', 'Ruby (manik)', '9', 'Sunday'],
      ['Chandra', 'Pearl (moti)', '2.5 to 3', 'Monday'],
      ['Mangal', 'Red coral (moonga)', '3 to 4', 'Tuesday'],
      ['Budha', 'Emerald (panna)', '7.5 to 8', 'Wednesday'],
      ['Guru', 'Yellow sapphire (pukhraj)', '9', 'Thursday'],
      ['Shukra', 'Diamond (heera)', '10', 'Friday'],
      ['Shani', 'Blue sapphire (neelam)', '9', 'Saturday'],
      ['Rahu', 'Hessonite (gomed)', '6.5 to 7.5', 'Saturday'],
      ['Ketu', "Cat's eye (lehsunia)", '8.5', 'Tuesday'],
    ),
    paragraph(
      "Three of them are treated with special care in the tradition. Blue sapphire, hessonite and cat's eye are worn after talking to an astrologer, and never from a list on the internet, ours included.",
    ),
    heading('hand', 'Think of the hand'),
    paragraph(
      'Hardness tells you how a stone resists scratches. Household dust contains quartz, which has a hardness of 7, so anything softer slowly loses its polish in daily wear. Ruby and sapphire shrug this off. Pearl and coral do not: take them off before cooking, washing and sport. Emerald is hard but often holds fine inclusions, so it dislikes knocks, hot water and ultrasonic cleaners.',
    ),
    paragraph(
      'Size is a question of comfort as much as of custom. Carat is a weight, 0.2 grams, and not a measure across. Many jewellers in India still speak of ratti, and not all of them mean the same weight by it. Ask for carats.',
    ),
    heading('budget', 'Set the budget first'),
    paragraph(
      'Decide what you want to spend before you look. A large untreated ruby of fine colour costs more than a car; a heated one of modest size does not. If the amount is small, an uparatna such as garnet for ruby is a respectable choice in the tradition, and far better than a poor ruby filled with glass.',
    ),
    list(
      'Ask whether the stone is natural, and how it was treated. Both should stand on the bill.',
      'For a costly stone, ask for a report from a laboratory you can check, such as GIA, IGI or the Gem Testing Laboratory in Jaipur.',
      'Look at it in daylight, against a white sheet of paper.',
      'Know the terms of return before you pay.',
    ),
    heading('limits', 'What a stone does not do'),
    paragraph(
      'Nobody can promise you an effect, and you should leave a shop that does. A stone is worn in belief, as a reminder, and for its beauty. If your question is about health, law or money, take it to the person trained to answer it, and let the stone keep you company.',
    ),
    note(
      'What is said here about grahas and stones is tradition. Hardness, treatment and weight are facts you can check.',
    ),
  ],
};
