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

export type DeliveryDraft = {
  zones: ZoneDraft[];
  elsewhere: Pick<ZoneDraft, 'served' | 'least' | 'most' | 'cash'>;
  /** A date a line. */
  holidays: string;
  carriers: Carrier[];
};

/** The draft of saved settings. */
export function deliveryDraftOf(settings: DeliverySettings): DeliveryDraft {
  const { zones, elsewhere, holidays, carriers } = settings;
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
    // Delivery is free there: there is no price to type.
    elsewhere: { ...daysOf(elsewhere), served: elsewhere.served, cash: elsewhere.cash },
    holidays: holidays.join('\n'),
    carriers,
  };
}

/** A zone to type into. */
export function newZone(key: string): ZoneDraft {
  const days = { least: '5', most: '8' };
  return { key, name: '', pins: '', states: [], served: true, ...days, price: '0', cash: true };
}

/** The settings of the draft; the server returns the invalid ones. */
export function settingsOf(version: number, draft: DeliveryDraft): DeliverySettings {
  const methodOf = ({ served, least, most, cash }: DeliveryDraft['elsewhere']) => ({
    served,
    cash,
    least: Number(least),
    most: Number(most),
  });
  return {
    version,
    zones: draft.zones.map((zone) => ({
      name: zone.name.trim(),
      pins: partsOf(zone.pins),
      states: zone.states,
      ...methodOf(zone),
      price: Number(zone.price || 0),
    })),
    elsewhere: { ...methodOf(draft.elsewhere), price: 0 },
    holidays: partsOf(draft.holidays),
    carriers: draft.carriers.map(({ name, tracking }) => ({
      name: name.trim(),
      tracking: tracking.trim(),
    })),
  };
}

const partsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
