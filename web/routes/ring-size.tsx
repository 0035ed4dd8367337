import type { PageMeta } from '@jyotiratna/contract';
import { ringSize as copy } from '#messages/catalogue/ring-size.ts';
import { CardRuler } from '../features/catalogue/ring-size/card-ruler.tsx';
import { PaperStrip } from '../features/catalogue/ring-size/paper-strip.tsx';
import { SizeTable } from '../features/catalogue/ring-size/size-table.tsx';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/ring-size.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  offline: true,
} satisfies PageMeta;

const { title, description, crumb, lead } = copy;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: `${title} | Jyotiratna`, description, path: '/ring-size' }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [crumb, '/ring-size']) },
];

/**
 * Measures ring sizes with a fitting ring, with a strip of paper, or by a table. The printed page
 * contains only the strip.
 */
export default function RingSize() {
  return (
    <>
      <div className="print:hidden">
        <PageHead title={title}>
          <p>{lead}</p>
        </PageHead>
      </div>
      <div className="page grid grid-cols-1 gap-12 pt-8 pb-16 md:gap-16 md:pt-12 md:pb-28 print:block print:p-0">
        <CardRuler />
        <PaperStrip />
        <SizeTable />
      </div>
    </>
  );
}
