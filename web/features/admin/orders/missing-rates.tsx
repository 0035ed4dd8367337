import type { MissingRate } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';

const rateLabels: Record<MissingRate['rate'], string> = {
  remedy: 'its HSN code and GST rate',
  setting: 'the HSN code and GST rate of settings',
  energisation: 'the SAC and GST rate of energisations',
};

type Props = { orders: readonly { orderNumber: string; missingRates?: MissingRate[] | undefined }[] };

/**
 * The orders whose tax invoice needs a missing rate, with the rate of each line and a link to
 * enter it.
 */
export function MissingRates({ orders }: Props) {
  const pending = orders.filter(({ missingRates }) => missingRates?.length);
  if (pending.length === 0) return null;
  return (
    <Alert tone="wait" title="No tax invoice can be made yet">
      <ul className="list-disc pl-5">
        {pending.flatMap(({ orderNumber, missingRates = [] }) =>
          missingRates.map(({ name, rate }) => (
            <li key={`${orderNumber} ${name} ${rate}`}>
              {orderNumber}: {name} lacks {rateLabels[rate]}.
            </li>
          )),
        )}
      </ul>
      <Link to="/admin/taxes" className="text-link">
        Enter the rates
      </Link>{' '}
      before the parcel leaves; the invoice then gets its number.
    </Alert>
  );
}
