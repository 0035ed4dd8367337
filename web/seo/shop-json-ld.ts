import type { PublicConfig } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { absoluteUrl, localPath } from '../meta.ts';
import { returnPolicy } from './return-policy.ts';

/**
 * The shop's organization and site search as JSON-LD, on the home page only. Unconfigured fields
 * are omitted, and so are the samples displayed in their place: they are not real data. `matches`
 * are those of the meta function.
 */
export function shopJsonLd(matches: Parameters<typeof absoluteUrl>[0]) {
  const absolute = absoluteUrl(matches);
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { config?: PublicConfig }
    | undefined;
  const { company, social, returns, shopPaysWayBack } = root?.config ?? {};
  // A URL without a path is the network's own home page, not a profile.
  const profiles = Object.values(social ?? {}).filter((url) => /^https?:\/\/[^/]+\/./.test(url));
  const organization = absolute('/#organization');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: 'Jyotiratna',
        url: absolute('/'),
        logo: absolute('/icon-512.png'),
        ...(company?.legalName && { legalName: company.legalName }),
        ...(company?.address && { address: company.address }),
        ...(company?.email && !company.email.endsWith('.example') && { email: company.email }),
        ...(company?.phone && !/^\+91[0 ]+$/.test(company.phone) && { telephone: company.phone }),
        ...(profiles.length > 0 && { sameAs: profiles }),
        ...(returns && {
          hasMerchantReturnPolicy: returnPolicy('standard', returns, shopPaysWayBack ?? false),
        }),
      },
      {
        '@type': 'WebSite',
        '@id': absolute('/#website'),
        name: 'Jyotiratna',
        url: absolute('/'),
        inLanguage: language.tag,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: absolute(localPath('/remedies?search={words}')).replace(
              '%7Bwords%7D',
              '{words}',
            ),
          },
          'query-input': 'required name=words',
        },
      },
    ],
  };
}
