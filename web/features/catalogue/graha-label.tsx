import { type Graha, grahaNames } from '@jyotiratna/contract';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { language } from '#messages/language.ts';
import { GrahaDot } from '../../ui/graha-dot.tsx';

/** 'For Surya', in the graha's colour; in both scripts where there is space. */
export function GrahaLabel({
  graha,
  bothScripts = false,
}: {
  graha: Graha;
  bothScripts?: boolean;
}) {
  const { name, devanagari } = grahaNames[graha];
  return (
    <GrahaDot graha={graha}>
      {catalogue.forGraha(language.script === 'devanagari' ? devanagari : name)}
      {bothScripts && language.script === 'latin' && (
        <span lang="sa" className="-ml-1">
          {devanagari}
        </span>
      )}
    </GrahaDot>
  );
}
