import { kundli } from '#messages/kundli/kundli.ts';

/** The attribution of the place names, and a note on the use of birth data. */
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
