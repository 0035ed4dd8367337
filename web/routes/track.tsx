import type { PageMeta } from '@jyotiratna/contract';
import { track } from '#messages/orders/parcel.ts';
import { TrackForm } from '../features/orders/parcel/track-form.tsx';
import { pageMeta } from '../meta.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/track.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: track.pageTitle, description: track.description, path: '/track' }),
];

/** Finds an order without an account and without the link in a message. */
export default function Track() {
  return (
    <>
      <PageHead title={track.title}>
        <p>{track.lead}</p>
      </PageHead>
      <div className="page pt-8 pb-16 md:pt-12 md:pb-28">
        <TrackForm />
      </div>
    </>
  );
}
