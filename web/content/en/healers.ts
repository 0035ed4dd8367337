import { type Graha, type HealerRates, healerRates } from '@jyotiratna/contract';

/** Names of the specializations by the key that addresses carry. */
export const specializationNames = {
  'Vedic Astrology': 'Vedic Astrology',
  Gemstones: 'Gemstones',
  Numerology: 'Numerology',
  'Career Guidance': 'Career Guidance',
  'Kundli Matching': 'Kundli Matching',
  Marriage: 'Marriage',
  Counselling: 'Counselling',
  Relationships: 'Relationships',
  Palmistry: 'Palmistry',
  Remedies: 'Remedies',
  Wellness: 'Wellness',
};
export type Specialization = keyof typeof specializationNames;

/** Names of the languages that healers speak, by the key that addresses carry. */
export const languageNames = {
  English: 'English',
  Hindi: 'Hindi',
  Kannada: 'Kannada',
  Marathi: 'Marathi',
  Punjabi: 'Punjabi',
  Sanskrit: 'Sanskrit',
  Tamil: 'Tamil',
  Telugu: 'Telugu',
  Urdu: 'Urdu',
};
export type HealerLanguage = keyof typeof languageNames;

/** A spiritual healer as the list and the dialog show them. */
export interface Healer extends HealerRates {
  /** Stands in place of a portrait: initials on the tint of a graha. No face is shown without consent. */
  image: { initials: string; graha: Graha };
  /** 0 to 5, one decimal. */
  rating: number;
  reviewCount: number;
  specialization: readonly Specialization[];
  planetFocus: readonly Graha[];
  languages: readonly HealerLanguage[];
  /** Years of practice. */
  experience: number;
  nextAvailable: string;
  bio: string;
  credentials: readonly string[];
  successStories: number;
  /** True for every invented profile; the page says so. */
  sample: boolean;
}

/** Length of a phone or video session as the specification labels it. */
export const sessionLength = '15-20 min';

/** Said under the list as long as any profile is a sample. */
export const sampleNotice =
  'These six profiles are samples. Names, ratings, reviews and prices show how the page works and describe no real person.';

/** The fixed sample list: invented people, each marked as a sample. */
export const healers: readonly Healer[] = [
  {
    ...healerRates[0],
    image: { initials: 'VT', graha: 'Jupiter' },
    rating: 4.9,
    reviewCount: 1164,
    specialization: ['Vedic Astrology', 'Gemstones'],
    planetFocus: ['Jupiter', 'Sun'],
    languages: ['Hindi', 'English', 'Sanskrit'],
    experience: 21,
    nextAvailable: 'Available Now',
    bio: 'Reads the birth chart first and the stone last. He explains which graha a stone is traditionally worn for, which stones the chart leaves alone, and when no stone is needed.',
    credentials: ['Jyotish Acharya', 'Diploma in gem identification'],
    successStories: 860,
    sample: true,
  },
  {
    ...healerRates[1],
    image: { initials: 'SM', graha: 'Mercury' },
    rating: 4.8,
    reviewCount: 873,
    specialization: ['Numerology', 'Career Guidance'],
    planetFocus: ['Mercury', 'Saturn'],
    languages: ['Tamil', 'English'],
    experience: 13,
    nextAvailable: 'Available Now',
    bio: 'Works with name numbers and dasha periods for people who weigh a change of work. Every session ends with a short written summary of what was said and what was left open.',
    credentials: ['Certificate in numerology', 'Postgraduate diploma in counselling'],
    successStories: 540,
    sample: true,
  },
  {
    ...healerRates[2],
    image: { initials: 'RP', graha: 'Venus' },
    rating: 4.7,
    reviewCount: 1932,
    specialization: ['Kundli Matching', 'Marriage'],
    planetFocus: ['Venus', 'Mars'],
    languages: ['Hindi', 'Marathi'],
    experience: 27,
    nextAvailable: 'Tomorrow, 10:00 am IST',
    bio: 'Compares two charts point by point and shows the working: guna milan, Mangal dosha with its exceptions, and the dashas of both people. He speaks with the families only if both partners agree.',
    credentials: ['Jyotish Visharad', 'Member of a regional pandit sabha'],
    successStories: 1210,
    sample: true,
  },
  {
    ...healerRates[3],
    image: { initials: 'NA', graha: 'Moon' },
    rating: 4.9,
    reviewCount: 648,
    specialization: ['Counselling', 'Relationships'],
    planetFocus: ['Moon', 'Venus'],
    languages: ['Urdu', 'Hindi', 'English'],
    experience: 10,
    nextAvailable: 'Available Now',
    bio: 'A counsellor who listens before she looks at a chart. She suits people who want to sort out a decision aloud, and says plainly when a doctor, a lawyer or a therapist is the right person to see.',
    credentials: ['Master of Arts in psychology', 'Certificate in Jyotish basics'],
    successStories: 390,
    sample: true,
  },
  {
    ...healerRates[4],
    image: { initials: 'HD', graha: 'Rahu' },
    rating: 4.6,
    reviewCount: 417,
    specialization: ['Palmistry', 'Remedies'],
    planetFocus: ['Rahu', 'Ketu'],
    languages: ['Punjabi', 'Hindi'],
    experience: 15,
    nextAvailable: 'Available Now',
    bio: 'Reads palms over video and names simple customs first: a day, a charity, a habit. Stones of the nodes come last, and only after the chart has been read.',
    credentials: ['Diploma in hand reading', 'Certificate in Vedic remedies'],
    successStories: 305,
    sample: true,
  },
  {
    ...healerRates[5],
    image: { initials: 'RV', graha: 'Sun' },
    rating: 4.8,
    reviewCount: 1408,
    specialization: ['Vedic Astrology', 'Wellness'],
    planetFocus: ['Sun', 'Moon', 'Saturn'],
    languages: ['Telugu', 'Kannada', 'English'],
    experience: 19,
    nextAvailable: 'Today, 7:00 pm IST',
    bio: 'Holds a doctorate in Sanskrit and teaches the texts she reads from. She works with daily routine and dasha timing, and leaves health questions to doctors.',
    credentials: ['Doctorate in Sanskrit', 'Jyotish Praveena'],
    successStories: 920,
    sample: true,
  },
];

/** The three claims under 'Why Choose Our Platform'. */
export const platformClaims = [
  { title: 'Verified experts', text: 'We check credentials before a profile goes live.' },
  { title: '97% satisfaction', text: 'With a money-back guarantee on the first consultation.' },
  { title: '24/7 support', text: 'Write to us at any hour, on any day of the week.' },
] as const;
