import { formatRupeesExact } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { storeCredit as t } from '#messages/accounts/store-credit.ts';
import { plainDay } from '../../../plain-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { creditQuery } from '../credit-query.ts';
import { ProfileSection } from './section.tsx';

/** The customer's store credit with its history. */
export function StoreCreditSection() {
  const { data, isPending, isError } = useQuery(creditQuery);
  return (
    <ProfileSection id="credit" title={t.title}>
      {isPending && <Spinner label={t.loading} />}
      {isError && <Alert tone="error">{t.failed}</Alert>}
      {data && data.movements.length === 0 && <p className="text-text-2">{t.empty}</p>}
      {data && data.movements.length > 0 && (
        <>
          <p className="figures font-semibold">{t.balance(formatRupeesExact(data.credit))}</p>
          <p className="mt-1 text-small text-text-2">{t.hint}</p>
          <h3 className="mt-5 mb-2 font-text text-body font-semibold">{t.history}</h3>
          <ul>
            {data.movements.map(({ kind, amount, orderNumber, note, at }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: movements have no key of their own and keep their order
                key={index}
                className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5"
              >
                <span>
                  {[t.kinds[kind], orderNumber && t.order(orderNumber), note]
                    .filter(Boolean)
                    .join(' · ')}
                  <span className="block text-small text-text-2">{plainDay(at)}</span>
                </span>
                <span className="figures">{formatRupeesExact(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ProfileSection>
  );
}
