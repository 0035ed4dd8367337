import type { PageMeta } from '@jyotiratna/contract';
import { confirmSubscriptionRoute } from '@jyotiratna/contract/newsletter';
import { newsletter } from '#messages/newsletter/newsletter.ts';
import { api } from '../api.ts';
import { ResponseLink } from '../features/newsletter/response-link.tsx';
import type { Route } from './+types/newsletter-confirm.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: newsletter.confirm.pageTitle }];

export default function NewsletterConfirm() {
  return (
    <ResponseLink
      copy={newsletter.confirm}
      send={(token) => api(confirmSubscriptionRoute, { body: { token } })}
    />
  );
}
