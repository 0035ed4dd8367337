import type { PageMeta } from '@jyotiratna/contract';
import { careers, openings } from '#content/careers.ts';
import { apiContext } from '../context.ts';
import { HowToApply } from '../features/content/careers/how-to-apply.tsx';
import { OpeningCard } from '../features/content/careers/opening-card.tsx';
import { WhyWork } from '../features/content/careers/why-work.tsx';
import { headOf, readOwnWords } from '../features/landing/own-words.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { useShopConfig } from '../shell/use-shop-config.ts';
import { Blocks } from '../ui/blocks.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/careers.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { ...headOf(careers.head, loaderData?.own), path: '/careers' }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [careers.breadcrumb, '/careers']) },
];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  own: await readOwnWords(context.get(apiContext), 'careers'),
});

export default function Careers({ loaderData: { own } }: Route.ComponentProps) {
  const { hero, openingsHeading, future } = careers;
  const address = useShopConfig()?.company.careersEmail ?? '';
  return (
    <>
      <PageHead title={own?.title ?? hero.heading}>
        <p>{own?.lead ?? hero.text}</p>
      </PageHead>
      <div className="page grid gap-14 pt-9 pb-16 md:gap-20 md:pt-14 md:pb-28">
        {own && own.body.length > 0 && <Blocks body={own.body} />}
        <section aria-labelledby="openings">
          <h2 id="openings" className="text-heading-m">
            {openingsHeading}
          </h2>
          <div className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {openings.map((opening) => (
              <OpeningCard key={opening.id} {...opening} />
            ))}
          </div>
        </section>
        <WhyWork />
        <HowToApply address={address} />
        <section aria-labelledby="future">
          <h2 id="future" className="text-heading-m">
            {future.heading}
          </h2>
          <ul className="mt-6 flex flex-wrap gap-x-9 gap-y-3 border-t border-line pt-5">
            {future.roles.map((role) => (
              <li key={role} className="flex items-center gap-3">
                <span aria-hidden="true" className="size-1.5 shrink-0 rotate-45 bg-gulabi-500" />
                {role}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
