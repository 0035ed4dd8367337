import { type GemAdvice, grahaPage, type StoneAdvice } from '@jyotiratna/contract';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { language } from '#messages/language.ts';
import { useIsPublished } from '../../../shell/use-is-published.ts';
import { Chip } from '../../../ui/chip.tsx';
import { GrahaDot } from '../../../ui/graha-dot.tsx';
import { GrahaName } from './graha-name.tsx';
import { StoneImage } from './stone-image.tsx';
import { useStoneProducts } from './use-stone-products.ts';

const { stone: labels } = kundliResult;

/** The alternative stone and the stones to avoid, side by side and of equal size. */
export function OtherStones({ gems }: { gems: GemAdvice }) {
  const consult = [...gems.neutral, ...gems.nodes].map(({ stone }) => stone.toLowerCase());
  return (
    <div className="grid border-t border-line sm:grid-cols-2">
      <div className="p-5 md:p-8">
        <h3 className="font-text text-body font-medium">{labels.alternative}</h3>
        {gems.alternative ? (
          <Alternative advice={gems.alternative} />
        ) : (
          <p className="mt-3">{labels.noAlternative}</p>
        )}
      </div>
      <div className="bg-marble-100 p-5 md:p-8">
        <h3 className="flex items-center gap-2.5 font-text text-body font-medium">
          <Ban aria-hidden size={20} strokeWidth={1.6} />
          {labels.leaveAlone}
        </h3>
        <ul className="mt-2">
          {gems.avoid.map(({ graha, stone, hindi, reasons }) => (
            <li key={graha} className="border-b border-marble-300 py-2.5">
              <GrahaDot graha={graha}>
                <span className="text-body">
                  {language.script === 'latin' ? `${stone} (${hindi})` : stone}
                </span>
              </GrahaDot>
              <span className="block text-small text-text-2">
                {reasons.map(({ text }) => text.replace(/[.।]$/, '')).join('; ')}
              </span>
            </li>
          ))}
        </ul>
        {consult.length > 0 && (
          <p className="mt-4 text-small">
            <strong className="font-semibold">{labels.consult}</strong>{' '}
            {labels.consultNodes(consult.join(', '))}
          </p>
        )}
      </div>
    </div>
  );
}

function Alternative({ advice }: { advice: StoneAdvice }) {
  const { graha, stone, hindi, reasons, metals, finger, day, consultFirst } = advice;
  const [first] = useStoneProducts(advice);
  const isPublished = useIsPublished();
  return (
    <div className="mt-3 grid grid-cols-[96px_minmax(0,1fr)] items-start gap-4">
      <StoneImage picked={first} sizes="96px" shape="facet-card" />
      <div>
        <h4 className="text-heading-s">
          {stone}{' '}
          {language.script === 'latin' && (
            <span className="font-text text-small font-normal text-text-2">{hindi}</span>
          )}
        </h4>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <GrahaName graha={graha} />
          {consultFirst && <Chip tone="wait">{kundliResult.consult}</Chip>}
        </p>
        <p className="mt-2 text-small text-text-2">
          {reasons.map(({ title, text }) => `${title}: ${text}`).join(' ')}{' '}
          <span className="inline-block first-letter:uppercase">
            {metals.join(kundliResult.or)}
          </span>
          {labels.worn(finger, day)}
          {consultFirst && ` ${consultFirst}`}
        </p>
        <Link
          to={
            isPublished(`/graha/${grahaPage(graha)}`)
              ? `/graha/${grahaPage(graha)}`
              : `/remedies?planet=${graha}`
          }
          className="kundli-screen-only text-link inline-flex min-h-11 items-center text-small"
        >
          {labels.see(stone.toLowerCase())}
        </Link>
      </div>
    </div>
  );
}
