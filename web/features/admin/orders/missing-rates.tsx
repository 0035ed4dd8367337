import type { MissingRate } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';

const rateWords: Record<MissingRate['rate'], string> = {
  remedy: 'its HSN code and GST rate',
  setting: 'the HSN code and GST rate of settings',
  energisation: 'the SAC and GST rate of energisations',
};

type Props = { orders: readonly { orderNumber: string; missingRates?: MissingRate[] | undefined }[] };

/** The orders whose tax invoice waits for a rate, with the rate that each line lacks and the way to enter it. */
export function MissingRates({ orders }: Props) {
  const waiting = orders.filter(({ missingRates }) => missingRates?.length);
  if (waiting.length === 0) return null;
  return (
    <Alert tone="wait" title="No tax invoice can be made yet">
      <ul className="list-disc pl-5">
        {waiting.flatMap(({ orderNumber, missingRates = [] }) =>
          missingRates.map(({ name, rate }) => (
            <li key={`${orderNumber} ${name} ${rate}`}>
              {orderNumber}: {name} lacks {rateWords[rate]}.
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
