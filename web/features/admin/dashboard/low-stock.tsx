import type { AdminProduct, Dashboard } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Panel } from '../layout/page.tsx';
import { ProductThumbnail } from '../products/product-columns.tsx';

type Props = {
  lowStock: Dashboard['lowStock'];
  /** The remedies with the lowest stock, for their images. */
  products: readonly AdminProduct[];
};

/** Maximum number of visible rows. */
const maxRows = 5;

/** Remedies with low stock. */
export function LowStock({ lowStock: { products: low, threshold, total }, products }: Props) {
  return (
    <Panel
      title={t.lowStock}
      aside={
        <Link
          to="/admin/remedies?sort=quantity-low"
          className="-my-2.5 inline-flex min-h-11 items-center text-link"
        >
          {t.manage}
        </Link>
      }
    >
      {low.length === 0 ? (
        <p className="text-text-2">{t.everyRemedyMore(threshold)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {low.slice(0, maxRows).map(({ _id, name, quantity }) => (
            <li key={`${_id} ${name}`} className="flex items-center gap-3 py-2.5">
              <ProductThumbnail of={products.find((one) => one._id === _id)} />
              <span className="min-w-0 grow">{name}</span>
              <span className="shrink-0">
                {quantity === 0 ? (
                  <Chip tone="error">{t.soldOut}</Chip>
                ) : (
                  <Chip tone="wait">{t.left(quantity)}</Chip>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > maxRows && <p className="mt-2 text-small text-text-2">{t.more(total - maxRows)}</p>}
    </Panel>
  );
}
