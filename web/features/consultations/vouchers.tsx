import { formatRupeesExact, indiaZone, pathOf } from '@jyotiratna/contract';
import { readVouchersRoute, voucherPaper } from '@jyotiratna/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import { session as t } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { api } from '../../api.ts';
import { NotLoaded } from '../../not-loaded.tsx';
import { Card } from '../../ui/card.tsx';

const onDay = new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeZone: indiaZone });

/**
 * Receipt vouchers and refund vouchers of the customer's advances; renders nothing if there are
 * none.
 */
export function VoucherList() {
  const list = useQuery({
    queryKey: ['vouchers'],
    queryFn: () => api(readVouchersRoute, {}),
    staleTime: 0,
  });
  if (list.isError && !list.data) return <NotLoaded of={list} />;
  const { vouchers = [] } = list.data ?? {};
  if (vouchers.length === 0) return null;
  return (
    <Card title={t.vouchers.title}>
      <ul className="divide-y divide-line">
        {vouchers.map(({ number, kind, amount, date }) => (
          <li key={number} className="figures flex flex-wrap justify-between gap-x-4 py-2">
            <a
              href={pathOf(voucherPaper, { query: { number } })}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t.vouchers[kind](number)}
            </a>
            <span className="text-right">
              <span className="font-semibold">{formatRupeesExact(amount)}</span>
              <span className="block text-small text-text-2">
                {onDay.format(new Date(`${date}T12:00:00+05:30`))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
