import { noticeLanguages, type PageMeta } from '@jyotiratna/contract';
import { noticeInLanguages as t } from '#messages/privacy/notice-languages.ts';
import { apiContext } from '../context.ts';
import { NoticePage } from '../features/content/policies/notice-page.tsx';
import { readNotice } from '../features/content/policies/read-notices.ts';
import { missingMeta } from '../features/landing/landing-meta.ts';
import { pageMeta } from '../meta.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/privacy-notice.ts';

export const handle = { audience: 'everyone', sitemap: null, share: null } satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return missingMeta;
  const { language, title } = loaderData.translation;
  return pageMeta(matches, {
    title: `${title} | Jyotiratna`,
    description: t.description(noticeLanguages[language].name),
    path: `/privacy-policy/${language}`,
    sharedWith: '/privacy-policy',
  });
};

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  translation: await readNotice(context.get(apiContext), params.language),
});

export default function PrivacyNotice({ loaderData: { translation } }: Route.ComponentProps) {
  return <NoticePage translation={translation} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
