import { type Graha, grahaPage } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { tools } from '#messages/catalogue/tools.ts';
import { useIsPublished } from '../../../shell/use-is-published.ts';
import { Table } from '../../../ui/table.tsx';
import { localizedGraha } from '../landing-links.ts';

const copy = tools.rudraksha;

/**
 * The grahas of rudraksha with 1 to 14 faces, by current practice; null where there is no single
 * graha.
 */
const grahasByFaces: readonly (Graha | null)[] = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
  null,
  null,
  'Sun',
  'Venus',
  'Saturn',
];

/** The deity and the graha of each number of faces. */
export function RudrakshaTable() {
  const isPublished = useIsPublished();
  const rows = grahasByFaces.map((graha, at) => ({
    faces: at + 1,
    graha,
    deity: copy.deities[at] ?? '',
  }));
  return (
    <Table
      caption={copy.caption}
      rows={rows}
      rowKey={({ faces }) => String(faces)}
      columns={[
        { key: 'mukhi', head: copy.columns.mukhi, cell: ({ faces }) => faces },
        { key: 'deity', head: copy.columns.deity, cell: ({ deity }) => deity },
        {
          key: 'graha',
          head: copy.columns.graha,
          cell: ({ graha }) => {
            if (!graha) return copy.every;
            const to = `/graha/${grahaPage(graha)}`;
            if (!isPublished(to)) return localizedGraha(graha);
            return (
              <Link to={to} className="target text-link">
                {localizedGraha(graha)}
              </Link>
            );
          },
        },
      ]}
    />
  );
}
