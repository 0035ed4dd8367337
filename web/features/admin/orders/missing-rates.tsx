import type { MissingRate } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { orders as t } from '#messages/admin/orders.ts';
import { Alert } from '../../../ui/alert.tsx';

const rateLabels: Record<MissingRate['rate'], string> = {
  remedy: t.hsnCodeGst,
  setting: t.hsnCodeGstRate,
  energisation: t.sacGstRate,
};

type Props = {
  orders: readonly { orderNumber: string; missingRates?: MissingRate[] | undefined }[];
};

/**
 * The orders whose tax invoice needs a missing rate, with the rate of each line and a link to
 * enter it.
 */
export function MissingRates({ orders }: Props) {
  const pending = orders.filter(({ missingRates }) => missingRates?.length);
  if (pending.length === 0) return null;
  return (
    <Alert tone="wait" title={t.noTaxInvoice}>
      <ul className="list-disc pl-5">
        {pending.flatMap(({ orderNumber, missingRates = [] }) =>
          missingRates.map(({ name, rate }) => (
            <li key={`${orderNumber} ${name} ${rate}`}>
              {t.lacks(orderNumber, name, rateLabels[rate])}
            </li>
          )),
        )}
      </ul>
      <Link to="/admin/taxes" className="text-link">
        {t.enterRates}
      </Link>{' '}
      {t.beforeParcelLeaves}
    </Alert>
  );
}
