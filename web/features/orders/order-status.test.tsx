import { orderStatuses } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderStatusChip } from './order-status.tsx';

const textOf = (status: string) =>
  renderToStaticMarkup(<OrderStatusChip status={status} />).replace(/<[^>]+>/g, '');

it.each(orderStatuses)('the status %s is worded with a capital letter', (status) => {
  expect(textOf(status)).toMatch(/^[A-Z][a-z ]+$/);
});

it('a status that this page does not know is displayed as given', () => {
  expect(textOf('on_hold')).toBe('on_hold');
});
