import { orderStatuses } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderStatusChip } from './order-status.tsx';

const textOf = (status: string) =>
  renderToStaticMarkup(<OrderStatusChip status={status} />).replace(/<[^>]+>/g, '');

it.each(orderStatuses)('the label of the status %s starts with a capital letter', (status) => {
  expect(textOf(status)).toMatch(/^[A-Z][a-z ]+$/);
});

it('an unknown status is displayed unchanged', () => {
  expect(textOf('on_hold')).toBe('on_hold');
});
