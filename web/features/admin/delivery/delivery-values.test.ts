import { type DeliverySettings, defaultDelivery } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { deliveryValuesOf, newZone, settingsOf } from './delivery-values.ts';

const settings: DeliverySettings = {
  version: 3,
  zones: [
    {
      name: 'Islands',
      pins: ['744', '68255'],
      states: ['Lakshadweep'],
      served: true,
      least: 7,
      most: 12,
      price: 150,
      cash: false,
    },
  ],
  elsewhere: { served: true, least: 3, most: 5, price: 0, cash: true },
  holidays: ['2026-12-25', '2027-01-26'],
  carriers: [{ name: 'Delhivery', tracking: 'https://track.example/{number}' }],
};

it('round-trips settings', () => {
  expect(settingsOf(3, deliveryValuesOf(settings))).toEqual(settings);
  expect(settingsOf(0, deliveryValuesOf(defaultDelivery))).toEqual(defaultDelivery);
});

it('parses digits and dates with any separator', () => {
  const values = {
    ...deliveryValuesOf(defaultDelivery),
    zones: [{ ...newZone('a'), name: ' Hills ', pins: '17,18; 19' }],
  };
  const read = settingsOf(1, { ...values, holidays: '2026-12-25\n\n2027-01-26 ' });
  expect(read.zones[0]).toMatchObject({
    name: 'Hills',
    pins: ['17', '18', '19'],
    least: 5,
    most: 8,
    price: 0,
    cash: true,
  });
  expect(read.holidays).toEqual(['2026-12-25', '2027-01-26']);
});
