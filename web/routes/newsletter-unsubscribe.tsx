import type { PageMeta } from '@jyotiratna/contract';
import { unsubscribeRoute } from '@jyotiratna/contract/newsletter';
import { newsletter } from '#messages/newsletter/newsletter.ts';
import { api } from '../api.ts';
import { ResponseLink } from '../features/newsletter/response-link.tsx';
import type { Route } from './+types/newsletter-unsubscribe.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: newsletter.leave.pageTitle }];

export default function NewsletterUnsubscribe() {
  return (
    <ResponseLink
      copy={newsletter.leave}
      send={(token) => api(unsubscribeRoute, { body: { token } })}
    />
  );
}
