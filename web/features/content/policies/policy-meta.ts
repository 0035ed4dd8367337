import { unnamedCompany } from '../../../content/company.ts';
import type { ReadPage } from '../../../content/page.ts';
import { absoluteUrl, pageMeta } from '../../../meta.ts';
import { breadcrumbJsonLd } from '../../../seo/breadcrumb-json-ld.ts';
import { policyOf } from './find-policy.ts';

/** Title, description and breadcrumb of a policy. `matches` are those of the meta function. */
export function policyMeta(
  matches: Parameters<typeof pageMeta>[0],
  path: string,
  own: ReadPage | null = null,
) {
  const { title, description } = policyOf(path, unnamedCompany, own);
  return [
    ...pageMeta(matches, { title: `${title} | Jyotiratna`, description, path: `/${path}` }),
    { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [title, `/${path}`]) },
  ];
}
