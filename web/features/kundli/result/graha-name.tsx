import { type Graha, grahaNames } from '@jyotiratna/contract';
import { type DotColour, DotLabel } from '../../../ui/dot-label.tsx';

export const dotColour = (graha: Graha) => graha.toLowerCase() as DotColour;

/** 'Saturn शनि' with the graha's colour; `everyday` says 'Shani' instead. */
export function GrahaName({
  graha,
  everyday = false,
  scripts = true,
}: {
  graha: Graha;
  everyday?: boolean;
  scripts?: boolean;
}) {
  return (
    <DotLabel colour={dotColour(graha)}>
      <span>
        {everyday ? grahaNames[graha].name : graha}{' '}
        {scripts && (
          <span lang="sa" className="ml-1">
            {grahaNames[graha].devanagari}
          </span>
        )}
      </span>
    </DotLabel>
  );
}
