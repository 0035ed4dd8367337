import { companyLines, about as copy } from '#content/about.ts';
import { companyOf } from '../../../content/company.ts';
import type { ReadPage } from '../../../content/page.ts';
import { useClaims } from '../../../shell/use-claims.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Blocks } from '../../../ui/blocks.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RashiDial } from '../../../ui/rashi-dial.tsx';

/** The shop's business and methods; details of the company as far as configured. */
export function AboutPage({ own }: { own: ReadPage | null }) {
  const config = useShopConfig();
  const claims = useClaims();
  const lines = config ? companyLines(companyOf(config)) : [];
  return (
    <>
      <PageHead title={own?.title ?? copy.heading}>
        <p>{own?.lead ?? copy.lead}</p>
      </PageHead>
      <div className="page grid gap-12 pt-9 pb-16 md:grid-cols-[1fr_26rem] md:gap-16 md:pt-16 md:pb-28">
        <div className="grid content-start gap-10">
          {own && <Blocks body={own.body} />}
          {(own ? [] : [...copy.sections, copy.ourselves(claims)]).map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="text-heading-m">{heading}</h2>
              <p className="mt-3 max-w-[66ch] text-[1.0625rem] leading-[1.65] text-ink-700">
                {text}
              </p>
            </section>
          ))}
          <p className="flex flex-wrap gap-3">
            <LinkButton to="/remedies">{copy.remedies}</LinkButton>
            <LinkButton to="/kundli" kind="second">
              {copy.kundli}
            </LinkButton>
          </p>
        </div>
        <aside className="grid content-start gap-8">
          <div className="night facet-gallery relative aspect-square overflow-hidden">
            <RashiDial
              lit="Mesha"
              ray
              className="absolute inset-[9%] text-mayur-600 [&_use:not([class])]:fill-mayur-200"
            />
          </div>
          {lines.length > 0 && (
            <section className="facet-card border border-line bg-surface p-6">
              <h2 className="text-heading-s">{copy.companyHeading}</h2>
              <ul className="mt-3 grid gap-1.5 text-small text-ink-700">
                {lines.map((line) => (
                  <li key={line} className="break-words">
                    {line}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
