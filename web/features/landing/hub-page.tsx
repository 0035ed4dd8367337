import { landing } from '#messages/catalogue/landing.ts';
import { PageHead } from '../../ui/page-head.tsx';
import type { PageLink } from './landing-links.ts';
import { LinkList } from './landing-page.tsx';

export type HubSection = { title: string; links: PageLink[] };

/** The index of landing pages, by family. */
export function HubPage({ sections }: { sections: readonly HubSection[] }) {
  return (
    <>
      <PageHead title={landing.hub.title}>
        <p>{landing.hub.lead}</p>
      </PageHead>
      <div className="page grid gap-12 pt-8 pb-16 md:gap-16 md:pt-12 md:pb-28">
        {sections.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-heading-m">{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
      </div>
    </>
  );
}
