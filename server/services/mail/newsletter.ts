import type { Letter } from './letter.ts';

/** Asks whether an address wants the newsletter. `url` confirms it; without an answer nothing else is ever sent. */
export function newsletterConfirm({ url }: { url: string }): Letter {
  return {
    subject: 'Please confirm your subscription',
    preview: 'One click, and our monthly letter comes to you.',
    heading: 'One letter a month?',
    blocks: [
      {
        kind: 'text',
        text: 'Namaste! Someone, we hope you, entered this email for our letter: new stones, festival dates and one idea from Jyotish, once a month.',
      },
      { kind: 'action', label: 'Yes, send me the letter', url },
      { kind: 'note', text: 'The link works for seven days. If it was not you, do nothing: no letter will come.' },
    ],
    reason: 'You get this message because this email was entered in the newsletter form of our shop.',
  };
}

/** Says that the subscription holds. `url` ends it at once. */
export function newsletterWelcome({ url }: { url: string }): Letter {
  return {
    subject: 'You are in the circle',
    preview: 'Our letter comes once a month.',
    heading: 'You are in the circle',
    blocks: [
      { kind: 'text', text: 'Thank you for confirming. The next letter comes to this email within a month.' },
      { kind: 'text', text: 'If you change your mind, one click is enough, today or at any later time:' },
      { kind: 'action', label: 'Unsubscribe', url },
    ],
    reason: 'You get this message because you confirmed your subscription to our newsletter.',
  };
}
