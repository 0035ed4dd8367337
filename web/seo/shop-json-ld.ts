import type { PublicConfig } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { absoluteUrl, localPath } from '../meta.ts';

/**
 * Who the shop is and how to search it, for search engines; on the home page alone. What the owner has not set is left
 * out, and so are the samples that stand for it on pages: they are no facts. `matches` are the meta function's.
 */
export function shopJsonLd(matches: Parameters<typeof absoluteUrl>[0]) {
  const absolute = absoluteUrl(matches);
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { config?: PublicConfig } | undefined;
  const { company, social } = root?.config ?? {};
  // The front page of a network is nobody's profile.
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
            urlTemplate: absolute(localPath('/remedies?search={words}')).replace('%7Bwords%7D', '{words}'),
          },
          'query-input': 'required name=words',
        },
      },
    ],
  };
}
