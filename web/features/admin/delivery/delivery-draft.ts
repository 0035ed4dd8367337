import type { Carrier, DeliverySettings, DeliveryState, DeliveryZone } from '@jyotiratna/contract';

/** A zone as it is typed. */
export type ZoneDraft = {
  key: string;
  name: string;
  /** First digits, with spaces or commas between. */
  pins: string;
  states: DeliveryState[];
  served: boolean;
  least: string;
  most: string;
  price: string;
  cash: boolean;
};

export type CarrierDraft = Carrier & { key: string };

export type DeliveryDraft = {
  zones: ZoneDraft[];
  elsewhere: Pick<ZoneDraft, 'served' | 'least' | 'most' | 'cash'>;
  /** A date a line. */
  holidays: string;
  carriers: CarrierDraft[];
};

export function deliveryDraftOf({
  zones,
  elsewhere,
  holidays,
  carriers,
}: DeliverySettings): DeliveryDraft {
  return {
    zones: zones.map((zone, at) => ({
      ...zone,
      ...t(zone),
      key: String(at),
      pins: zone.pins.join(', '),
    })),
    // Delivery is free there: there is no price to type.
    elsewhere: {
      least: String(elsewhere.least),
      most: String(elsewhere.most),
      served: elsewhere.served,
      cash: elsewhere.cash,
    },
    holidays: holidays.join('\n'),
    carriers: carriers.map((carrier, at) => ({ ...carrier, key: String(at) })),
  };
}

const t = ({
  least: lower,
  most: upper,
  price,
}: Pick<DeliveryZone, 'least' | 'most' | 'price'>) => ({
  least: String(lower),
  most: String(upper),
  price: String(price),
});

export function newZone(key: string): ZoneDraft {
  return {
    key,
    name: '',
    pins: '',
    states: [],
    served: true,
    least: '5',
    most: '8',
    price: '0',
    cash: true,
  };
}

/** The settings of the draft; the server returns the invalid ones. */
export function settingsOf(
  version: number,
  { zones, elsewhere, holidays, carriers }: DeliveryDraft,
): DeliverySettings {
  return {
    version,
    zones: zones.map(({ key, name, pins, states, served, cash, ...route }) => ({
      name: name.trim(),
      pins: labelsOf(pins),
      states,
      served,
      ...numbers(route),
      price: Number(route.price || 0),
      cash,
    })),
    elsewhere: { served: elsewhere.served, ...numbers(elsewhere), price: 0, cash: elsewhere.cash },
    holidays: labelsOf(holidays),
    carriers: carriers.map(({ name, tracking }) => ({
      name: name.trim(),
      tracking: tracking.trim(),
    })),
  };
}

const numbers = ({ least: lower, most: upper }: Pick<ZoneDraft, 'least' | 'most'>) => ({
  least: Number(lower),
  most: Number(upper),
});

const labelsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
