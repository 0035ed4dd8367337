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

export function draftOf({ zones, elsewhere, holidays, carriers }: DeliverySettings): DeliveryDraft {
  return {
    zones: zones.map((zone, at) => ({ ...zone, ...texts(zone), key: String(at), pins: zone.pins.join(', ') })),
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

const texts = ({ least, most, price }: Pick<DeliveryZone, 'least' | 'most' | 'price'>) => ({
  least: String(least),
  most: String(most),
  price: String(price),
});

export function newZone(key: string): ZoneDraft {
  return { key, name: '', pins: '', states: [], served: true, least: '5', most: '8', price: '0', cash: true };
}

/** The settings that the draft describes; the server says which of them cannot be. */
export function settingsOf(version: number, { zones, elsewhere, holidays, carriers }: DeliveryDraft): DeliverySettings {
  return {
    version,
    zones: zones.map(({ key, name, pins, states, served, cash, ...way }) => ({
      name: name.trim(),
      pins: wordsOf(pins),
      states,
      served,
      ...numbers(way),
      price: Number(way.price || 0),
      cash,
    })),
    elsewhere: { served: elsewhere.served, ...numbers(elsewhere), price: 0, cash: elsewhere.cash },
    holidays: wordsOf(holidays),
    carriers: carriers.map(({ name, tracking }) => ({ name: name.trim(), tracking: tracking.trim() })),
  };
}

const numbers = ({ least, most }: Pick<ZoneDraft, 'least' | 'most'>) => ({ least: Number(least), most: Number(most) });

const wordsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
