import type { Graha } from '@jyotiratna/contract';
import type { RashiName } from '../../ui/rashis.ts';

/**
 * A slide of the hero: the text is the same on all four, the stone and the highlighted sign differ.
 */
export interface HeroSlide {
  /** Slug of the product whose image is on the dial. */
  product: string;
  graha: Graha;
  /** The highlighted sector of the dial: a sign that the graha rules. */
  rashi: RashiName;
  /** Text alternative of the image. */
  alt: string;
}

export interface Testimonial {
  initials: string;
  graha: Graha;
  quote: string;
  /** The customer's name; a sample states that it is one. */
  name: string;
  /** The subject of the quote. */
  about: string;
  sample: boolean;
}

export const heroSlides: readonly HeroSlide[] = [
  {
    product: 'tigers-eye-bracelet',
    graha: 'Sun',
    rashi: 'Simha',
    alt: "Tiger's eye bracelet, golden brown bands",
  },
  {
    product: 'lapis-lazuli-bracelet',
    graha: 'Saturn',
    rashi: 'Makara',
    alt: 'Lapis lazuli bracelet, deep blue',
  },
  {
    product: 'rose-quartz-bracelet',
    graha: 'Venus',
    rashi: 'Tula',
    alt: 'Rose quartz bracelet, pale pink',
  },
  {
    product: 'amethyst-bracelet',
    graha: 'Saturn',
    rashi: 'Kumbha',
    alt: 'Amethyst bracelet, violet',
  },
];

export const testimonials: readonly Testimonial[] = [
  {
    initials: 'KP',
    graha: 'Sun',
    quote:
      'I wanted to know what the beads were before I paid. The page told me, and the parcel matched the page.',
    name: 'Sample customer, Pune',
    about: "Tiger's Eye Bracelet",
    sample: true,
  },
  {
    initials: 'RS',
    graha: 'Moon',
    quote:
      'My kundli came with reasons for every line, and a list of stones I should leave alone. I bought nothing that day and came back later.',
    name: 'Sample customer, Bhopal',
    about: 'Free Kundli, Moonstone Bracelet',
    sample: true,
  },
  {
    initials: 'AJ',
    graha: 'Venus',
    quote:
      'Light on the wrist and quiet in the office. My mother sees a remedy; my colleagues see a nice bracelet.',
    name: 'Sample customer, Coimbatore',
    about: 'Rose Quartz Bracelet',
    sample: true,
  },
];

/** Messages of the home page in the order of its sections. */
export const home = {
  head: {
    title: 'Jyotiratna | Semi-precious stones, bracelets and a free kundli',
    description:
      'Handcrafted stones and bracelets, each with the graha it is worn for in Jyotish. Make a free kundli, or ask an astrologer.',
  },
  hero: {
    heading: 'Handcrafted with Intention',
    text: 'Our pieces are designed to channel planetary energies, as Jyotish describes them, and made to be worn every day.',
    bullets: [
      'Ethically sourced semi-precious stones',
      'Handcrafted with love and intention',
      'Designed for everyday elegance',
    ],
    shop: 'Shop Collection',
    book: 'Book Consultation',
    scroll: 'Scroll to explore',
    carousel: 'carousel',
    slide: 'slide',
    slideOf: (number: number, of: number) => `${number} of ${of}`,
    showSlide: (number: number) => `Slide ${number}`,
    pause: 'Pause slides',
    play: 'Play slides',
    previous: 'Previous slide',
    next: 'Next slide',
  },
  celebrate: {
    heading: 'Celebrate Personal Energy',
    text: 'No two charts are alike, and no two wearers. Choose the part of life you want to give more care, and see which stones are traditionally worn for it.',
    link: 'Shop the Collection',
    tiles: [
      { label: 'Love & Relationships', product: 'rose-quartz-bracelet' },
      { label: 'Health & Vitality', product: 'green-aventurine-bracelet' },
      { label: 'Wealth & Career', product: 'citrine-bracelet' },
      { label: 'Protection & Grounding', product: 'black-onyx-bracelet' },
    ],
  },
  mission: {
    heading: 'A stone promises nothing.',
    accent: 'A good choice begins with that.',
    text: 'We want gemstones to be sold the way they should be bought: named correctly, priced in the open, and explained as what they are in Jyotish, a tradition and not a guarantee.',
    /** Labels of the claims' figures. */
    clients: 'satisfied clients',
    satisfaction: 'satisfaction',
    satisfactionGuaranteed: 'satisfaction, with a money-back guarantee on the first consultation',
    support: 'support',
  },
  why: {
    heading: 'Why Jyotiratna',
    cards: [
      {
        title: 'Authentic Stones',
        text: 'Each stone is sold under its own name, with its material and treatment stated where it matters.',
      },
      {
        title: 'Astrology-Backed',
        text: 'Remedies are listed with the graha they belong to in Jyotish, so you can check them against your chart.',
      },
      {
        title: 'Trusted Guidance',
        text: 'Ask an astrologer or a counsellor first. Your first 3 minutes of chat are free.',
      },
      {
        title: 'Positive Lifestyle',
        text: 'Pieces for ordinary days: light, plain to care for, and a reminder of what you set out to do.',
      },
    ],
  },
  featured: { heading: 'Featured remedies', link: 'See all remedies' },
  destiny: {
    heading: 'Live Your Destiny',
    text: 'Bring one question to a spiritual healer, by chat, phone or video. The first 3 minutes of chat are free.',
    textGuaranteed:
      'Bring one question to a spiritual healer, by chat, phone or video. The first 3 minutes of chat are free, and the first consultation carries a money-back guarantee.',
    link: 'Book Your Session',
  },
  testimonials: {
    heading: 'What customers say',
    notice: 'Sample texts, until real customers agree to be quoted.',
  },
  newsletter: {
    heading: 'A short letter, once a month',
    text: 'New stones, festival dates and one idea from Jyotish. Unsubscribe with one click.',
    label: 'Email address',
    button: 'Join the Circle',
    done: 'Thank you. Please check your inbox to confirm.',
  },
};
