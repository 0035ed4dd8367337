import { caratsOf, formatRupees, laboratories, type Product } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { compare as copy } from '#messages/catalogue/compare.ts';
import { stone as labels } from '#messages/catalogue/stone.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Table } from '../../ui/table.tsx';

type ComparedProduct = Omit<Product, 'hindi'>;
type Row = { name: string; read: (product: ComparedProduct) => string | false | null | undefined };

const { fields, of } = labels;

const rows: readonly Row[] = [
  { name: copy.price, read: ({ discountedPrice }) => formatRupees(discountedPrice) },
  {
    name: fields.rate,
    read: ({ pricePerCarat }) => pricePerCarat !== null && formatRupees(pricePerCarat),
  },
  {
    name: fields.weight,
    read: ({ weightMg }) => weightMg !== null && labels.carats(caratsOf(weightMg)),
  },
  { name: fields.stone, read: ({ stone }) => stone && of.stone[stone] },
  { name: fields.origin, read: ({ origin }) => origin && of.origin[origin] },
  { name: fields.nature, read: ({ nature }) => nature && of.nature[nature] },
  { name: fields.treatment, read: ({ treatment }) => treatment && of.treatment[treatment] },
  { name: fields.shape, read: ({ shape }) => shape && of.shape[shape] },
  { name: fields.cut, read: ({ cut }) => cut && of.cut[cut] },
  {
    name: fields.dimensions,
    read: ({ dimensions }) => dimensions && labels.millimetres(dimensions),
  },
  {
    name: fields.transparency,
    read: ({ transparency }) => transparency && of.transparency[transparency],
  },
  {
    name: fields.report,
    read: ({ laboratory }) =>
      laboratory &&
      labels.reportBy(laboratory === 'sample' ? labels.sample : laboratories[laboratory].name),
  },
  {
    name: copy.availability,
    read: ({ quantity }) => (quantity === 0 ? copy.soldOut : copy.inStock),
  },
];

/** A comparison of remedies in columns, one property per row; a row without values is omitted. */
export function ComparePage({ products }: { products: readonly ComparedProduct[] }) {
  return (
    <>
      <PageHead title={copy.title}>
        <p>{copy.lead}</p>
      </PageHead>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-16 md:pt-12 md:pb-28">
        {products.length === 0 ? (
          <EmptyState
            title={copy.empty}
            action={<LinkButton to="/remedies?sort=weight-low">{copy.all}</LinkButton>}
          >
            {copy.emptyText}
          </EmptyState>
        ) : (
          <Table
            caption={copy.table}
            rows={rows.filter(({ read }) => products.some(read))}
            rowKey={({ name }) => name}
            columns={[
              {
                key: 'property',
                head: copy.property,
                cell: ({ name }) => <span className="text-text-2">{name}</span>,
              },
              ...products.map((product) => ({
                key: product._id,
                head: (
                  <Link to={`/remedies/${product.slug}`} className="target text-link">
                    {product.name}
                  </Link>
                ),
                cell: ({ read }: Row) => read(product) || copy.none,
              })),
            ]}
          />
        )}
      </div>
    </>
  );
}
