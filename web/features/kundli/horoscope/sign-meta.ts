import {
  type ApiClient,
  rashiPages,
  type SignHoroscopeReply,
  sourceLocale,
} from '@jyotiratna/contract';
import { signHoroscopeRoute } from '@jyotiratna/contract/horoscope';
import { data } from 'react-router';
import { signHoroscope as copy } from '#messages/kundli/sign-horoscope.ts';
import { language } from '#messages/language.ts';
import { absoluteUrl, pageMeta } from '../../../meta.ts';
import { breadcrumbJsonLd } from '../../../seo/breadcrumb-json-ld.ts';
import { localizedRashi } from '../../landing/landing-links.ts';
import { signPath } from './sign-page.tsx';

/** A sign's horoscope for a period. @throws a 404 response for an unknown sign or period */
export async function readSign(
  api: ApiClient,
  sign: string,
  period: string,
): Promise<{ reading: SignHoroscopeReply }> {
  const slug = rashiPages.find((one) => one.slug === sign)?.slug;
  const known = (['day', 'week', 'month'] as const).find((one) => one === period);
  if (!slug || !known) throw data(null, { status: 404 });
  const query = {
    period: known,
    language: language.code === sourceLocale ? undefined : language.code,
  };
  return { reading: await api(signHoroscopeRoute, { params: { sign: slug }, query }) };
}

/**
 * Title, description, canonical URL and breadcrumb of a sign's page. `matches` are those of the
 * meta function.
 */
export function signMeta(
  matches: Parameters<typeof pageMeta>[0],
  { rashiIndex, period }: SignHoroscopeReply,
) {
  const rashi = localizedRashi(rashiIndex);
  const path = signPath(rashiIndex, period);
  return [
    ...pageMeta(matches, {
      title: copy.metaTitles[period](rashi),
      description: copy.descriptions[period](rashi),
      path,
    }),
    {
      'script:ld+json': breadcrumbJsonLd(
        absoluteUrl(matches),
        [copy.crumb, '/horoscope'],
        [rashi, path],
      ),
    },
  ];
}
