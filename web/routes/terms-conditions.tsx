import type { PageMeta } from '@jyotiratna/contract';
import { apiContext } from '../context.ts';
import { policyMeta } from '../features/content/policies/policy-meta.ts';
import { PolicyPage } from '../features/content/policies/policy-page.tsx';
import { readOwnWords } from '../features/landing/own-words.ts';
import type { Route } from './+types/terms-conditions.ts';

const path = 'terms-conditions';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  policyMeta(matches, path, loaderData?.own);

export const loader = async ({ context }: Route.LoaderArgs) => ({
  own: await readOwnWords(context.get(apiContext), path),
});

export default function TermsConditions({ loaderData: { own } }: Route.ComponentProps) {
  return <PolicyPage path={path} own={own} />;
}
