import type { Carrier, DeliverySettings, DeliveryState, DeliveryZone } from '@jyotiratna/contract';

/** The form values of a zone. */
export type ZoneValues = {
  key: string;
  name: string;
  /** First digits of PIN codes, separated by spaces or commas. */
  pins: string;
  states: DeliveryState[];
  served: boolean;
  least: string;
  most: string;
  price: string;
  cash: boolean;
};

export type DeliveryValues = {
  zones: ZoneValues[];
  elsewhere: Pick<ZoneValues, 'served' | 'least' | 'most' | 'cash'>;
  /** One date per line. */
  holidays: string;
  carriers: Carrier[];
};

/** The form values of saved settings. */
export function deliveryValuesOf(settings: DeliverySettings): DeliveryValues {
  const { zones, elsewhere: otherStates, holidays, carriers } = settings;
  const daysOf = ({ least, most }: Pick<DeliveryZone, 'least' | 'most'>) => ({
    least: String(least),
    most: String(most),
  });
  return {
    zones: zones.map((zone, at) => ({
      ...zone,
      ...daysOf(zone),
      price: String(zone.price),
      key: String(at),
      pins: zone.pins.join(', '),
    })),
    // Delivery to the rest of India is free: it has no price field.
    elsewhere: { ...daysOf(otherStates), served: otherStates.served, cash: otherStates.cash },
    holidays: holidays.join('\n'),
    carriers,
  };
}

/** The form values of a new zone. */
export function newZone(key: string): ZoneValues {
  const days = { least: '5', most: '8' };
  return { key, name: '', pins: '', states: [], served: true, ...days, price: '0', cash: true };
}

/** The settings in request format; the server validates them. */
export function settingsOf(version: number, values: DeliveryValues): DeliverySettings {
  const methodOf = ({ served, least, most, cash }: DeliveryValues['elsewhere']) => ({
    served,
    cash,
    least: Number(least),
    most: Number(most),
  });
  return {
    version,
    zones: values.zones.map((zone) => ({
      name: zone.name.trim(),
      pins: partsOf(zone.pins),
      states: zone.states,
      ...methodOf(zone),
      price: Number(zone.price || 0),
    })),
    elsewhere: { ...methodOf(values.elsewhere), price: 0 },
    holidays: partsOf(values.holidays),
    carriers: values.carriers.map(({ name, tracking }) => ({
      name: name.trim(),
      tracking: tracking.trim(),
    })),
  };
}

const partsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
