/** A carrier. */
export type Carrier = {
  name: string;
  /**
   * Tracking URL of a parcel with `{number}` as placeholder; without the placeholder, the URL of a
   * page with an input field. Empty: none.
   */
  tracking: string;
};

/**
 * The default carriers, until an administrator saves others. No carrier documents its tracking URL,
 * and no URL was tested with a real number: the comment next to each states the evidence in public
 * sources of November 2026. An owner should verify them with a real parcel, and correct them under
 * Delivery.
 */
export const defaultCarriers: Carrier[] = [
  // Confirmed: the home page has an input field for the number, and scrapers request that page.
  // Older URLs below `_layouts/15/` circulate with a dozen different parameters, none of them
  // confirmed.
  { name: 'India Post', tracking: 'https://www.indiapost.gov.in/' },
  // Confirmed: several programs parse tracking events from this URL.
  {
    name: 'Blue Dart',
    tracking: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  // Confirmed: programs open this URL in a browser and parse the events. The older
  // `/track/package/` circulates as well.
  { name: 'Delhivery', tracking: 'https://www.delhivery.com/track-v2/package/{number}' },
  // Confirmed page with an input field; of the many linked variants of `dtdc.in/…strCnno=` none is
  // confirmed.
  { name: 'DTDC', tracking: 'https://www.dtdc.com/track-your-shipment/' },
  // Unconfirmed: only shops link it; the one known program uses
  // `/ekartlogistics-web/shipmenttrack/`.
  { name: 'Ekart', tracking: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  // Unconfirmed: only shops link it, most with this parameter and some with `awb`.
  { name: 'Xpressbees', tracking: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
  // Unconfirmed: only shops that use Shiprocket link it, all with this URL.
  { name: 'Shiprocket', tracking: 'https://shiprocket.co/tracking/{number}' },
];

/**
 * The tracking URL of a parcel; null for an unknown carrier or one without a tracking page. Carrier
 * names are compared case-insensitively.
 */
export function trackingLink(
  carriers: readonly Carrier[],
  parcel: { carrier?: string | null | undefined; trackingNumber?: string | null | undefined },
): string | null {
  const name = parcel.carrier?.trim().toLowerCase();
  const found = carriers.find((one) => one.name.toLowerCase() === name);
  if (!found?.tracking || !parcel.trackingNumber) return null;
  return found.tracking.replaceAll('{number}', encodeURIComponent(parcel.trackingNumber.trim()));
}
