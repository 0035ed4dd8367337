import { caratsOf, formatRupees } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { gemHours } from '#messages/almanac/gem-hours.ts';
import { landing as copy } from '#messages/catalogue/landing.ts';
import type { ReadPage } from '../../content/page.ts';
import { useIsPublished } from '../../shell/use-is-published.ts';
import { Blocks } from '../../ui/blocks.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { dateText, localClock } from '../almanac/times.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import type { PageLink } from './landing-links.ts';
import type { Landing, LandingHours } from './read-landing.ts';
import { splitQuestions } from './split-questions.ts';
import type { StockSpans } from './stock-of.ts';

/**
 * The landing page of a stone, graha, rashi or purpose: text, stock, remedies, hours, questions,
 * and links.
 */
export function LandingPage({
  landing: { page, stock, groups, all, hours, links },
}: {
  landing: Landing;
}) {
  return (
    <WordsPage page={page} aside={<Stock stock={stock} />} links={links}>
      {groups.map(({ title, cards }, index) => (
        <section key={title} aria-labelledby={`group-${index}`}>
          <h2 id={`group-${index}`} className="mb-6 text-heading-m">
            {title}
          </h2>
          <ProductGrid cards={cards} level={3} />
        </section>
      ))}
      <LinkButton to={all} kind="second" className="justify-self-start">
        {copy.stock.all}
      </LinkButton>
      {hours && <Hours hours={hours} />}
    </WordsPage>
  );
}

type Props = {
  page: ReadPage;
  /** Content next to the text. */
  aside?: ReactNode;
  /** Content between the text and its questions. */
  children?: ReactNode;
  links?: readonly PageLink[];
  /** The last step of the breadcrumb before this page. */
  crumb?: { label: string; to: string };
};

/** A page written by the owner: one h1, text, questions and related pages. */
export function WordsPage({ page, aside, children, links: related = [], crumb = hub }: Props) {
  const isPublished = useIsPublished();
  const links = related.filter(({ to }) => isPublished(to));
  const { title, lead, body } = page;
  const { text, questions } = splitQuestions(body);
  return (
    <>
      <header className="light-edge">
        <div className="page pt-4 pb-7 md:pt-7 md:pb-10">
          <Breadcrumb steps={[crumb, { label: title }]} />
          <h1 className="mt-1 max-w-[24ch] text-display-l">{title}</h1>
          {lead && <p className="mt-3 max-w-[60ch] text-lead text-text-2">{lead}</p>}
        </div>
      </header>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-7 pb-16 md:gap-16 md:pt-12 md:pb-28">
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_20rem]">
          <Blocks body={text} />
          {aside}
        </div>
        {children}
        {questions.length > 0 && (
          <section aria-labelledby="questions">
            <h2 id="questions" className="text-heading-m">
              {copy.questions}
            </h2>
            {questions.map(({ question, body: response }) => (
              <div key={question} className="mt-6 border-t border-line pt-5">
                <h3 className="mb-2 text-heading-s">{question}</h3>
                <Blocks body={response} />
              </div>
            ))}
          </section>
        )}
        {links.length > 0 && (
          <nav aria-label={copy.more}>
            <h2 className="text-heading-m">{copy.more}</h2>
            <LinkList links={links} />
          </nav>
        )}
      </div>
    </>
  );
}

const hub = { label: copy.hub.crumb, to: '/stones' };

/** Related pages as a list of links. */
export function LinkList({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ to, label, note }) => (
        <li key={to} className="border-b border-line">
          <Link
            to={to}
            className="flex min-h-12 flex-wrap items-baseline gap-x-3 py-2.5 hover:underline"
          >
            <span className="font-medium text-accent">{label}</span>
            {note && <span className="text-small text-text-2">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Stock({ stock: { count, prices, weights, perCarat } }: { stock: StockSpans }) {
  const { stock } = copy;
  const rows: [string, string][] = [
    [stock.count, stock.number(count)],
    ...(prices ? [rowOf(stock.prices, prices, formatRupees)] : []),
    ...(weights ? [rowOf(stock.weights, weights, (mg) => stock.carats(caratsOf(mg)))] : []),
    ...(perCarat ? [rowOf(stock.perCarat, perCarat, formatRupees)] : []),
  ];
  return (
    <section
      aria-labelledby="stock"
      className="facet-card self-start border border-line bg-surface p-5"
    >
      <h2 id="stock" className="text-heading-s">
        {stock.heading}
      </h2>
      {count === 0 ? (
        <p className="mt-3 text-text-2">{stock.none}</p>
      ) : (
        <dl className="figures mt-3">
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="grid grid-cols-[7rem_1fr] gap-x-3 border-t border-line py-2.5"
            >
              <dt className="text-text-2">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const rowOf = (
  name: string,
  { from, to }: { from: number; to: number },
  show: (value: number) => string,
) => [name, copy.stock.between(show(from), show(to))] satisfies [string, string];

function Hours({ hours: { place, windows, lord, consultFirst } }: { hours: LandingHours }) {
  const name = gemHours.grahas[lord];
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="text-heading-m">
        {copy.hours.heading}
      </h2>
      <p className="mt-3 max-w-[66ch]">{gemHours.lead(name, gemHours.weekdays[lord] ?? '')}</p>
      <p className="mt-2 mb-5 max-w-[66ch] text-small text-text-2">
        {consultFirst && <strong className="font-semibold text-text">{gemHours.consult} </strong>}
        {copy.hours.place(place)} {gemHours.custom}
      </p>
      {windows.length === 0 ? (
        <p>{copy.hours.none}</p>
      ) : (
        <Table
          caption={gemHours.caption(name)}
          rows={windows}
          rowKey={({ start }) => start}
          columns={[
            {
              key: 'when',
              head: gemHours.columns.when,
              cell: ({ date, start, end }) =>
                gemHours.when(dateText(date), localClock(start).time, localClock(end).time),
            },
            { key: 'tier', head: gemHours.columns.tier, cell: ({ tier }) => gemHours.tiers[tier] },
            {
              key: 'why',
              head: gemHours.columns.why,
              cell: ({ reasons }) => reasons.map((reason) => gemHours.reasons[reason]).join(', '),
            },
          ]}
        />
      )}
    </section>
  );
}
