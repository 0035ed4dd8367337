import type { AdminOrder } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import {
  deductedOf,
  openLines,
  pickAll,
  pickOf,
  refundErrors,
  refundTotalOf,
  toRefundLines,
} from './refund-values.ts';

const item = { sku: 'JR', weightMg: null, report: null, purity: null };
const mala = {
  ...item,
  item: 0,
  name: 'Mala',
  quantity: 3,
  paid: 100,
  refundedQuantity: 0,
  left: 100,
  restockable: true,
};
const ring = {
  ...item,
  item: 1,
  name: 'Ring',
  quantity: 1,
  paid: 49.5,
  refundedQuantity: 0,
  left: 49.5,
  restockable: false,
};
const refunded = {
  ...item,
  item: 2,
  name: 'Pearl',
  quantity: 1,
  paid: 10,
  refundedQuantity: 1,
  left: 0,
  restockable: true,
};
const order = { lines: [mala, ring, refunded], refundable: 150 } as unknown as AdminOrder;

describe('a refund', () => {
  it('offers lines with a refundable remainder', () => {
    expect(openLines(order)).toEqual([mala, ring]);
  });

  it('of an empty selection is invalid, and never means everything', () => {
    expect(refundErrors(order, {})).toEqual({ lines: 'Please choose what to refund.' });
    expect(refundErrors(order, { 0: { quantity: 1, amount: '', restock: false } })).toEqual({
      'lines.0': 'Please enter an amount.',
    });
  });

  it('of units is the amount paid for them, and of the last units the complete remainder', () => {
    expect([1, 2, 3].map((units) => pickOf(mala, units, false).amount)).toEqual([
      '33.33',
      '66.67',
      '100',
    ]);
    expect(pickOf({ ...mala, refundedQuantity: 2, left: 33.33 }, 1, true)).toEqual({
      quantity: 1,
      amount: '33.33',
      restock: true,
    });
  });

  it('displays the part of the selected units that is not refunded', () => {
    expect(deductedOf(order, { 0: { quantity: 3, amount: '80', restock: false } })).toBe(20);
    expect(deductedOf(order, { 0: { quantity: 0, amount: '80', restock: false } })).toBe(0);
  });

  it('of every line includes the rounding', () => {
    expect(refundTotalOf(order, pickAll(order))).toBe(150);
    expect(refundTotalOf(order, { 1: pickOf(ring, 1, false) })).toBe(49.5);
  });

  it('reports an excessive amount, and sends the selection', () => {
    expect(refundErrors(order, { 1: { quantity: 1, amount: '50', restock: false } })).toEqual({
      'lines.1': 'At most ₹49.50 is left.',
    });
    expect(
      toRefundLines({ 0: pickOf(mala, 3, true), 1: { quantity: 0, amount: '9.5', restock: true } }),
    ).toEqual([
      { item: 0, quantity: 3, amount: 100, restock: true },
      { item: 1, quantity: 0, amount: 9.5, restock: false },
    ]);
  });
});
