export interface JobOpening {
  id: string;
  title: string;
  location: string;
  type: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
}

const remote = { location: 'Remote/India-wide', type: 'Full-time' };

export const openings: readonly JobOpening[] = [
  {
    id: 'astrologer',
    title: 'Astrologer & Vedic Astrology Consultant',
    ...remote,
    responsibilities: [
      'Read birth charts for customers by chat, phone and video',
      'Give the reason for every remedy, and say when none is needed',
      'Write a short summary after each session',
    ],
    requirements: [
      'At least five years of practice in Jyotish, with sound chart calculation',
      'Fluent Hindi or English and one more Indian language',
      'No frightening predictions and no promises of results',
    ],
  },
  {
    id: 'numerologist',
    title: 'Numerologist & Gemstone Advisor',
    ...remote,
    responsibilities: [
      'Advise on stones within the budget a customer names',
      'Check product descriptions against the gem report',
      'Answer questions on care, treatment and substitutes',
    ],
    requirements: [
      'A certificate in gemmology or three years in the gem trade',
      'Working knowledge of numerology and of the navaratna',
      'Clear written English or Hindi',
    ],
  },
  {
    id: 'palmist',
    title: 'Palm & Hand-Reading Specialist',
    ...remote,
    responsibilities: [
      'Read palms over video and from photographs',
      'Explain what the tradition says and where readers differ',
      'Keep every photograph confidential',
    ],
    requirements: [
      'At least three years of practice in hand reading',
      'Calm and respectful manner on camera',
      'Two Indian languages, or one and English',
    ],
  },
  {
    id: 'customer-care',
    title: 'Customer Care Executive – Sales & Support',
    location: 'Office/Remote/Hybrid',
    type: 'Full-time',
    responsibilities: [
      'Answer customers by phone, chat and e-mail',
      'Follow an order from payment to the door, and returns on the way back',
      'Pass on what customers ask for again and again',
    ],
    requirements: [
      'One year in customer service, or a good reason why you would start here',
      'Good Hindi and English',
      'Patience, and notes that a colleague can read',
    ],
  },
  {
    id: 'marketing',
    title: 'Digital Marketing & Content Specialist',
    ...remote,
    responsibilities: [
      'Plan and write articles, letters and posts',
      'Look after search and campaigns, and report what they bring',
      'Keep belief and fact apart in every text',
    ],
    requirements: [
      'Two years in content or digital marketing',
      'A portfolio of your own writing',
      'Practice with analytics and search tools',
    ],
  },
  {
    id: 'web-developer',
    title: 'UI/UX & Web Developer (Contract)',
    location: 'Remote/India-wide',
    type: 'Contract',
    responsibilities: [
      'Design and build screens that work on an inexpensive phone',
      'Test with a keyboard, a screen reader and a slow connection',
      'Leave code that the next person understands',
    ],
    requirements: [
      'Three years with TypeScript and React',
      'Published work we can look at',
      'Knowledge of the accessibility guidelines, WCAG 2.2',
    ],
  },
];

export const careers = {
  head: {
    title: 'Career With Us | Jyotiratna',
    description:
      'Six current openings for astrologers, gemstone advisors, customer care, marketing and web development, most of them remote.',
  },
  breadcrumb: 'Careers',
  hero: {
    heading: 'Career With Us',
    text: 'Help people choose calmly and with good information. Most roles are remote, from anywhere in India.',
  },
  openingsHeading: 'Current Openings',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  why: {
    heading: 'Why Work With Us',
    cards: [
      {
        title: 'Impactful Work',
        text: 'Your advice reaches people at moments that matter to them.',
      },
      {
        title: 'Flexible Options',
        text: 'Office, remote or hybrid, and hours we agree on together.',
      },
      {
        title: 'Career Growth',
        text: 'Time to learn, and colleagues who review your work with care.',
      },
      { title: 'Competitive Pay', text: 'Fair pay, spoken about openly in the first talk.' },
      {
        title: 'Collaborative Culture',
        text: 'Astrologers, gem people and developers at one table.',
      },
    ],
  },
  howToApply: {
    heading: 'How to Apply',
    /**
     * Parts of a sentence: the careers address is between `before` and `after`, the subject between
     * `after` and `end`; without an address, `withoutAddress` is before the subject.
     */
    before: 'Send a resume and cover letter to',
    after: 'with the subject',
    withoutAddress: 'Send a resume and cover letter through our contact page, with the subject',
    subject: 'Application for [Job Role]',
    end: '.',
    include: 'Please include:',
    items: [
      'The role',
      'Relevant experience or certifications',
      'Your availability',
      'Your preferred work mode',
    ],
    reply: 'Shortlisted applicants will hear from us within 5–7 business days.',
  },
  future: {
    heading: 'Future Openings',
    roles: [
      'Client Success Manager',
      'Live Video Host',
      'Research Analyst',
      'Regional Language Translator',
      'Graphic & Motion Designer',
    ],
  },
  join: {
    heading: 'Join Us Today',
    text: 'The button opens a draft in your mail program.',
    button: 'Apply Now',
  },
};

/**
 * A `mailto:` URL of a new email to the careers mailbox.
 *
 * @param careersEmail the configured address; an empty one leaves the recipient to the applicant
 * @param role a job title for 'Application for …'; without it the subject is 'Career Application'
 */
export function applyMailto(careersEmail: string, role?: string): string {
  const subject = role === undefined ? 'Career Application' : `Application for ${role}`;
  // encodeURIComponent also encodes '@', which email clients expect unencoded.
  const recipient = encodeURIComponent(careersEmail.trim()).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
}
