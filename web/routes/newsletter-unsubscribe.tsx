import { LetterLink } from '../features/newsletter/letter-link.tsx';
import { shop } from '../shop.ts';
import type { Route } from './+types/newsletter-unsubscribe.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Leave the newsletter | Jyotiratna' },
  { name: 'robots', content: 'noindex' },
];

export default function NewsletterUnsubscribe() {
  return (
    <LetterLink
      title="Leave the newsletter?"
      text="Press the button, and we remove your email from the list at once."
      button="Unsubscribe"
      done={{
        title: 'You have left the newsletter',
        text: 'Your email is no longer on the list. No more letters come.',
      }}
      send={shop.newsletter.unsubscribe}
    />
  );
}
