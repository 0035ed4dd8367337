import {
  type DeliverySettings,
  type DeliveryZone,
  defaultDelivery,
  statesOfPin,
} from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { placesOfPin, readPinTable } from './pin-table.ts';
import { planDelivery, zoneOf } from './plan-delivery.ts';

const zone = (name: string, extra: Partial<DeliveryZone>): DeliveryZone => ({
  name,
  pins: [],
  states: [],
  served: true,
  least: 6,
  most: 9,
  price: 0,
  cash: true,
  ...extra,
});
const settings: DeliverySettings = {
  ...defaultDelivery,
  zones: [
    zone('north-east', { states: ['Assam', 'Meghalaya'], price: 80 }),
    zone('islands', { pins: ['744', '68255'], price: 150 }),
    zone('Nicobar', { pins: ['744301'], served: false }),
  ],
};
const monday = Date.parse('2026-11-23T10:00:00+05:30');
const plan = (pincode: string) =>
  planDelivery(settings, { pincode, states: statesOfPin(pincode) }, monday);

describe('delivery to a PIN code', () => {
  it('is free and takes three to five business days by default', () => {
    expect(plan('302001')).toEqual({
      served: true,
      price: 0,
      cash: true,
      arrives: { from: '2026-11-26', to: '2026-11-30' },
    });
  });

  it('starts after the production days of a made-to-order item', () => {
    const created = planDelivery(settings, { pincode: '302001', states: [] }, monday, {
      workDays: 6,
    });
    expect(created.arrives).toEqual({ from: '2026-12-04', to: '2026-12-08' });
  });

  it('starts after the selected day of an energisation, and counts an earlier holiday once', () => {
    const selected = { workDays: 2, day: '2026-11-30' };
    const closed = { ...settings, holidays: ['2026-11-26'] };
    const to = (given: typeof settings) =>
      planDelivery(given, { pincode: '302001', states: [] }, monday, selected).arrives?.to;
    expect([to(settings), to(closed)]).toEqual(['2026-12-07', '2026-12-07']);
  });

  it('uses the zone with the longest matching prefix, before a zone with its state', () => {
    expect(plan('744101')).toMatchObject({ price: 150, arrives: { to: '2026-12-04' } });
    expect(plan('781001').price).toBe(80);
    expect(zoneOf(settings, '744301', ['Assam'])).toMatchObject({ name: 'Nicobar' });
  });

  it('has no dates where delivery is unavailable', () => {
    expect(plan('744301')).toEqual({ served: false, price: 0, cash: false, arrives: null });
  });
});

describe('the directory of PIN codes', () => {
  it('names the district with most post offices first', () => {
    expect(placesOfPin('302001')).toEqual([{ state: 'Rajasthan', district: 'Jaipur' }]);
    expect(placesOfPin('110001')[0]?.state).toBe('Delhi');
    expect(placesOfPin('999999')).toEqual([]);
  });

  it('has every code once, and agrees with the first digits about its state', () => {
    const table = readPinTable();
    expect(table.size).toBe(19_159);
    const invalid = [...table].filter(([code, places]) => {
      const lies = statesOfPin(String(code));
      return lies.length > 0 && !places.some(({ state }) => lies.includes(state));
    });
    // Where district borders changed after the directory, the first digits of the PIN code are
    // right.
    expect(invalid.length / table.size).toBeLessThan(0.002);
  });
});
