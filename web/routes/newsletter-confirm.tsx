import { LetterLink } from '../features/newsletter/letter-link.tsx';
import { shop } from '../shop.ts';
import type { Route } from './+types/newsletter-confirm.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your subscription | Jyotiratna' },
  { name: 'robots', content: 'noindex' },
];

export default function NewsletterConfirm() {
  return (
    <LetterLink
      title="One letter a month?"
      text="Press the button, and our letter comes to you once a month. Every letter shows the way out."
      button="Yes, send me the letter"
      done={{ title: 'You are in the circle', text: 'Thank you for confirming. The next letter comes within a month.' }}
      send={shop.newsletter.confirm}
    />
  );
}
