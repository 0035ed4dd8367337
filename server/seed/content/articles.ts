import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArticleContent } from '@jyotiratna/contract';
import type { Seed } from '../../documents/seed-documents.ts';

type ArticleHead = Pick<ArticleContent['en'], 'title' | 'excerpt' | 'author'>;
type Head = Pick<ArticleContent, 'slug' | 'category' | 'date' | 'remedy' | 'related'> & {
  en: ArticleHead;
  hi: ArticleHead;
};

/**
 * The articles that come with the shop, latest first; their Markdown files are next to this file.
 */
export function seedArticles(): Seed<'article'>[] {
  return [
    seed({
      slug: 'choosing-a-first-gemstone',
      category: 'Gemstone Guide',
      date: '2026-11-14',
      remedy: 'blue-sapphire-neelam',
      related: [
        'ruby-manik',
        'yellow-sapphire-pukhraj-ring',
        'blue-sapphire-neelam',
        'pearl-moti-ring',
      ],
      en: {
        title: 'Choosing a first gemstone',
        excerpt:
          'Colour is what we notice. In Jyotish the chart speaks first, then the hand that will wear the stone, then the budget.',
        author: 'Jyotiratna editors',
      },
      hi: {
        title: 'पहला रत्न कैसे चुनें',
        excerpt:
          'नज़र सबसे पहले रंग पर जाती है। ज्योतिष में पहले कुंडली बोलती है, फिर वह हाथ जो रत्न पहनेगा, और फिर बजट।',
        author: 'Jyotiratna संपादक मंडल',
      },
    }),
    seed({
      slug: 'the-twelve-houses-of-a-kundli',
      category: 'Astrology Basics',
      date: '2026-11-05',
      remedy: 'navaratna-set',
      related: ['navaratna-set', 'seven-chakra-bracelet', 'clear-quartz-pyramid'],
      en: {
        title: 'The twelve houses of a kundli',
        excerpt:
          'A square, two diagonals and twelve fields. How to find your way around a North Indian chart in ten minutes.',
        author: 'Jyotiratna editors',
      },
      hi: {
        title: 'कुंडली के बारह भाव',
        excerpt: 'एक वर्ग, दो विकर्ण और बारह ख़ाने। उत्तर भारतीय कुंडली में दस मिनट में रास्ता कैसे पहचानें।',
        author: 'Jyotiratna संपादक मंडल',
      },
    }),
    seed({
      slug: 'caring-for-crystals',
      category: 'Crystal Healing',
      date: '2026-10-27',
      remedy: 'rose-quartz-bracelet',
      related: [
        'rose-quartz-bracelet',
        'amethyst-cluster',
        'turquoise-bracelet',
        'pyrite-bracelet',
      ],
      en: {
        title: 'How to look after crystals',
        excerpt:
          'Water, sunlight, salt and smoke: which customs a stone enjoys, which it merely bears, and which will ruin it.',
        author: 'Jyotiratna editors',
      },
      hi: {
        title: 'क्रिस्टल की देखभाल कैसे करें',
        excerpt:
          'पानी, धूप, नमक और धुआँ: रत्न को कौन-सा रिवाज भाता है, किसे वह बस सह लेता है, और कौन-सा उसे ख़राब कर देता है।',
        author: 'Jyotiratna संपादक मंडल',
      },
    }),
    seed({
      slug: 'uparatna-the-substitute-stones',
      category: 'Remedies',
      date: '2026-10-16',
      remedy: 'garnet',
      related: [
        'garnet',
        'moonstone-bracelet',
        'carnelian-bracelet',
        'peridot',
        'amethyst-bracelet',
      ],
      en: {
        title: 'Uparatna, the substitute stones',
        excerpt:
          'Garnet for ruby, moonstone for pearl: what the tradition allows, what it costs, and when the lesser stone is the better buy.',
        author: 'Jyotiratna editors',
      },
      hi: {
        title: 'उपरत्न: रत्नों के विकल्प',
        excerpt:
          'माणिक की जगह गार्नेट, मोती की जगह मूनस्टोन: परंपरा क्या मानती है, ख़र्च कितना है, और कब छोटा रत्न बेहतर सौदा है।',
        author: 'Jyotiratna संपादक मंडल',
      },
    }),
    seed({
      slug: 'a-quiet-evening-with-beads',
      category: 'Wellness',
      date: '2026-10-08',
      remedy: 'rudraksha-bracelet',
      related: ['rudraksha-bracelet', 'sphatik-bracelet', 'tigers-eye-bracelet'],
      en: {
        title: 'A quiet evening with beads',
        excerpt:
          'A small evening habit for the bracelet you already wear: ten minutes, no app, nothing to believe in advance.',
        author: 'Jyotiratna editors',
      },
      hi: {
        title: 'मनकों के साथ एक शांत शाम',
        excerpt:
          'जो ब्रेसलेट आप पहनते ही हैं, उसके लिए शाम की एक छोटी-सी आदत: दस मिनट, न कोई ऐप, न पहले से कुछ मानने की शर्त।',
        author: 'Jyotiratna संपादक मंडल',
      },
    }),
    seed({
      slug: 'how-to-read-a-gem-report',
      category: 'Gemstone Guide',
      date: '2026-09-25',
      remedy: 'emerald-panna',
      related: ['emerald-panna', 'ruby-manik', 'diamond-heera', 'cats-eye-lehsunia'],
      en: {
        title: 'How to read a gem report',
        excerpt:
          'A laboratory report fits on one page. Six of its lines deserve your time, and one thing it never tells you.',
        author: 'Jyotiratna editors',
      },
      hi: {
        title: 'रत्न रिपोर्ट कैसे पढ़ें',
        excerpt:
          'प्रयोगशाला की रिपोर्ट एक पृष्ठ में आ जाती है। उसकी छह पंक्तियाँ ध्यान माँगती हैं, और एक बात वह कभी नहीं बताती।',
        author: 'Jyotiratna संपादक मंडल',
      },
    }),
  ];
}

function seed(head: Head): Seed<'article'> {
  const { slug, en, hi } = head;
  const content: ArticleContent = {
    ...head,
    pictureId: null,
    en: { ...en, body: textOf(slug, 'en') },
    hi: { ...hi, body: textOf(slug, 'hi') },
  };
  return { id: slug, slug, content };
}

function textOf(slug: string, language: string): string {
  return readFileSync(
    path.join(import.meta.dirname, 'articles', `${slug}.${language}.md`),
    'utf8',
  ).trim();
}
