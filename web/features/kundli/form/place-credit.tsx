import { kundli } from '#messages/kundli/kundli.ts';

/** Whose place names these are, and what becomes of a birth. */
export function PlaceCredit() {
  return (
    <p className="text-meta text-text-2">
      {kundli.placeNames}{' '}
      <a href="https://www.geonames.org/" rel="noreferrer" className="underline underline-offset-2">
        GeoNames
      </a>
      {kundli.privacy}
    </p>
  );
}
