import type { PageMeta } from '@jyotiratna/contract';
import { apiContext } from '../context.ts';
import { NoticeLanguages } from '../features/content/policies/notice-languages.tsx';
import { policyMeta } from '../features/content/policies/policy-meta.ts';
import { PolicyPage } from '../features/content/policies/policy-page.tsx';
import { readNoticeList } from '../features/content/policies/read-notices.ts';
import { readOwnWords } from '../features/landing/own-words.ts';
import type { Route } from './+types/privacy-policy.ts';

const path = 'privacy-policy';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  policyMeta(matches, path, loaderData?.own);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext);
  const [own, translations] = await Promise.all([readOwnWords(api, path), readNoticeList(api)]);
  return { own, translations };
};

export default function PrivacyPolicy({ loaderData: { own, translations } }: Route.ComponentProps) {
  return (
    <PolicyPage path={path} own={own} before={<NoticeLanguages translations={translations} />} />
  );
}
