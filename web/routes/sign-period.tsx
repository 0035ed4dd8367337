import type { PageMeta } from '@jyotiratna/contract';
import { apiContext } from '../context.ts';
import { readSign, signMeta } from '../features/kundli/horoscope/sign-meta.ts';
import { SignPage } from '../features/kundli/horoscope/sign-page.tsx';
import { missingMeta } from '../features/landing/landing-meta.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/sign-period.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'signs',
  share: 'sign',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? signMeta(matches, loaderData.reading) : missingMeta;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  // A period of `day` is not found here: it has the shorter path.
  readSign(context.get(apiContext), params.sign, params.period === 'day' ? '' : params.period);

export default function SignPeriod({ loaderData: { reading } }: Route.ComponentProps) {
  return <SignPage reading={reading} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
