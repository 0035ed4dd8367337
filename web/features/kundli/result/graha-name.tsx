import { type Graha, grahaNames } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { grahaWord } from '../../../graha-label.ts';
import { GrahaDot } from '../../../ui/graha-dot.tsx';

/** 'Saturn' with the graha's colour, followed by its Devanagari name on pages in another script. */
export function GrahaName({ graha, scripts = true }: { graha: Graha; scripts?: boolean }) {
  return (
    <GrahaDot graha={graha}>
      <span>
        {grahaWord(graha)}{' '}
        {scripts && language.script === 'latin' && (
          <span lang="sa" className="ml-1">
            {grahaNames[graha].devanagari}
          </span>
        )}
      </span>
    </GrahaDot>
  );
}
