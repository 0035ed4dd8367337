import { type Graha, grahaNames } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { grahaWord } from '../../../graha-word.ts';
import { type DotColour, DotLabel } from '../../../ui/dot-label.tsx';

export const dotColour = (graha: Graha) => graha.toLowerCase() as DotColour;

/** 'Saturn' with the graha's colour, beside it its Devanagari where the page is in another script. */
export function GrahaName({ graha, scripts = true }: { graha: Graha; scripts?: boolean }) {
  return (
    <DotLabel colour={dotColour(graha)}>
      <span>
        {grahaWord(graha)}{' '}
        {scripts && language.script === 'latin' && (
          <span lang="sa" className="ml-1">
            {grahaNames[graha].devanagari}
          </span>
        )}
      </span>
    </DotLabel>
  );
}
