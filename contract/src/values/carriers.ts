/** The carriers of parcels. */
export type Carrier = {
  name: string;
  /**
   * Its tracking URL for a parcel, with `{number}` as the placeholder; without it the page with an
   * input field for the number. Empty: no page.
   */
  tracking: string;
};

/**
 * The default carriers, until an administrator saves others. No carrier documents its tracking
 * URL, and no URL was tested with a real number here: the comment next to each states how far
 * public sources of November 2026 confirm it. An owner verifies it with a parcel of their own,
 * and corrects it under Delivery.
 */
export const defaultCarriers: Carrier[] = [
  // Confirmed: its home page has the field for a number, and clients that scrape it request that
  // page. Its older URLs below `_layouts/15/` circulate with a dozen different parameters, of
  // which no working one is confirmed.
  { name: 'India Post', tracking: 'https://www.indiapost.gov.in/' },
  // Borne out: several programs read a parcel's steps out of the page at this very address.
  {
    name: 'Blue Dart',
    tracking: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  // Borne out: programs open it in a browser and read the steps. Its older `/track/package/`
  // circulates as well.
  { name: 'Delhivery', tracking: 'https://www.delhivery.com/track-v2/package/{number}' },
  // Confirmed page with the input field; of the many linked forms of `dtdc.in/…strCnno=` no working
  // one is confirmed.
  { name: 'DTDC', tracking: 'https://www.dtdc.com/track-your-shipment/' },
  // Not borne out beyond shops that link it: the one program that is seen to read a page has
  // `/ekartlogistics-web/shipmenttrack/`.
  { name: 'Ekart', tracking: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  // Not borne out beyond shops that link it, most of them with this parameter and some with `awb`.
  { name: 'Xpressbees', tracking: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
  // Not borne out beyond shops that send parcels through it: all of them link this one.
  { name: 'Shiprocket', tracking: 'https://shiprocket.co/tracking/{number}' },
];

/**
 * The page that tracks a parcel; null for a carrier that is not in the list, or has no page. Names
 * are read without case.
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
