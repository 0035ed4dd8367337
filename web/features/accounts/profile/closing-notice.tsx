import type { Closing } from '@jyotiratna/contract';
import { formatRupeesExact } from '@jyotiratna/contract';
import { readClosingRoute } from '@jyotiratna/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profile } from '#messages/accounts/profile.ts';
import { api } from '../../../api.ts';
import { plainDate } from '../../../plain-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { itemLabel } from '../../orders/item-name.ts';

/**
 * The consequences of deleting the account: no access to open orders, future sessions cancelled,
 * the balance refunded. Hidden where nothing is open.
 */
export function ClosingNotice() {
  const { data, isError } = useQuery({
    queryKey: ['closing'],
    queryFn: () => api(readClosingRoute),
    staleTime: 0,
  });
  if (isError) return <Alert tone="wait">{profile.delete.unknown}</Alert>;
  if (!data || data.orders.length + data.bookings.length + data.balance === 0) return null;
  return (
    <Alert tone="wait">
      <List title={profile.delete.orders} rows={data.orders.map(orderRow)} />
      <List title={profile.delete.bookings} rows={data.bookings.map(bookingRow)} />
      {data.balance > 0 && (
        <p className="mt-2 first:mt-0">{profile.delete.balance(formatRupeesExact(data.balance))}</p>
      )}
    </Alert>
  );
}

function orderRow({ id, amount, items }: Closing['orders'][number]): [string, string] {
  return [id, `${items.map(itemLabel).join(', ')}, ${formatRupeesExact(amount)}`];
}

function bookingRow({ id, healerName, date }: Closing['bookings'][number]): [string, string] {
  return [id, `${healerName}, ${plainDate(date, 'short')}`];
}

function List({ title, rows }: { title: string; rows: [key: string, text: string][] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <div className="mt-2 first:mt-0">
      <p>{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {rows.map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
