/** Who brings parcels. */
export type Carrier = {
  name: string;
  /** Its page for one parcel, `{number}` standing for the number; without it the page where a customer types the number. Empty: none. */
  tracking: string;
};

/** What an administrator chooses from until other carriers were written; their pages as the carriers themselves name them. */
export const usualCarriers: Carrier[] = [
  { name: 'India Post', tracking: 'https://www.indiapost.gov.in/' },
  { name: 'Blue Dart', tracking: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}' },
  { name: 'Delhivery', tracking: 'https://www.delhivery.com/track-v2/package/{number}' },
  { name: 'DTDC', tracking: 'https://www.dtdc.com/track-your-shipment/' },
  { name: 'Ekart', tracking: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  { name: 'Xpressbees', tracking: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
];

/** Where the way of a parcel is seen; null for a carrier that is not in the list, or has no page. Names are read without case. */
export function trackingLink(
  carriers: readonly Carrier[],
  parcel: { carrier?: string | null | undefined; trackingNumber?: string | null | undefined },
): string | null {
  const name = parcel.carrier?.trim().toLowerCase();
  const found = carriers.find((one) => one.name.toLowerCase() === name);
  if (!found?.tracking || !parcel.trackingNumber) return null;
  return found.tracking.replaceAll('{number}', encodeURIComponent(parcel.trackingNumber.trim()));
}
