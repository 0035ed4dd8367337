import type { PageMeta } from '@jyotiratna/contract';
import { kundli } from '#messages/kundli/kundli.ts';
import { KundliPage } from '../features/kundli/kundli-page.tsx';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/kundli.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: kundli.metaTitle,
    description: kundli.metaDescription,
    path: '/kundli',
  });

export default function Kundli() {
  return <KundliPage />;
}
