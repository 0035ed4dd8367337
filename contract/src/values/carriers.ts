/** Who brings parcels. */
export type Carrier = {
  name: string;
  /** Its page for one parcel, `{number}` standing for the number; without it the page where a customer types the number. Empty: none. */
  tracking: string;
};

/**
 * What an administrator chooses from until other carriers were written. No carrier documents its page for one parcel, and none was
 * opened with a real number from here: what stands next to each is how far public sources of November 2026 bear it out. An owner
 * looks at it with a parcel of their own, and corrects it under Delivery.
 */
export const usualCarriers: Carrier[] = [
  // Borne out: its home page has the field for a number, and programs that read it call that page. Its older addresses below
  // `_layouts/15/` circulate with a dozen different parameters, of which none is known to be read.
  { name: 'India Post', tracking: 'https://www.indiapost.gov.in/' },
  // Borne out: several programs read a parcel's steps out of the page at this very address.
  { name: 'Blue Dart', tracking: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}' },
  // Borne out: programs open it in a browser and read the steps. Its older `/track/package/` circulates as well.
  { name: 'Delhivery', tracking: 'https://www.delhivery.com/track-v2/package/{number}' },
  // Borne out as the page where a number is typed; shops link many forms of `dtdc.in/…strCnno=`, which nobody is seen to read.
  { name: 'DTDC', tracking: 'https://www.dtdc.com/track-your-shipment/' },
  // Not borne out beyond shops that link it: the one program that is seen to read a page has `/ekartlogistics-web/shipmenttrack/`.
  { name: 'Ekart', tracking: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  // Not borne out beyond shops that link it, most of them with this parameter and some with `awb`.
  { name: 'Xpressbees', tracking: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
  // Not borne out beyond shops that send parcels through it: all of them link this one.
  { name: 'Shiprocket', tracking: 'https://shiprocket.co/tracking/{number}' },
];

/** The page that tracks a parcel; null for a carrier that is not in the list, or has no page. Names are read without case. */
export function trackingLink(
  carriers: readonly Carrier[],
  parcel: { carrier?: string | null | undefined; trackingNumber?: string | null | undefined },
): string | null {
  const name = parcel.carrier?.trim().toLowerCase();
  const found = carriers.find((one) => one.name.toLowerCase() === name);
  if (!found?.tracking || !parcel.trackingNumber) return null;
  return found.tracking.replaceAll('{number}', encodeURIComponent(parcel.trackingNumber.trim()));
}
