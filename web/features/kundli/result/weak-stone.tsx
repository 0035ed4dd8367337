import type { GemAdvice, StoneAdvice } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { language } from '#messages/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { GrahaName } from './graha-name.tsx';
import { StoneImage } from './stone-image.tsx';
import { useStoneProducts } from './use-stone-products.ts';

const { stone: labels } = kundliResult;

/**
 * Without a birth time only the stone of the nakshatra can be recommended, or those of the day's
 * two possible nakshatras.
 */
export function WeakStone({ gems, onAddTime }: { gems: GemAdvice; onAddTime: () => void }) {
  return (
    <Card title={labels.title}>
      <Alert tone="wait" title={labels.noTime}>
        {gems.note}
      </Alert>
      <BirthStone advice={gems.best} />
      {gems.alternative && <BirthStone advice={gems.alternative} />}
      <div className="kundli-screen-only mt-5 flex flex-wrap gap-3">
        <Button kind="second" onClick={onAddTime}>
          {labels.addTime}
        </Button>
        <LinkButton to="/spiritual-healers" kind="text">
          {kundliResult.request}
        </LinkButton>
      </div>
      <p className="mt-4 text-small text-text-2">{gems.disclaimer}</p>
    </Card>
  );
}

function BirthStone({ advice }: { advice: StoneAdvice }) {
  const [first] = useStoneProducts(advice);
  return (
    <div className="mt-5 grid grid-cols-[96px_minmax(0,1fr)] items-start gap-4">
      <StoneImage picked={first} sizes="96px" shape="facet-card" />
      <div>
        <h3 className="text-heading-s">
          {advice.stone}{' '}
          {language.script === 'latin' && (
            <span className="font-text text-body font-normal text-text-2">{advice.hindi}</span>
          )}
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-3">
          <GrahaName graha={advice.graha} />
          {advice.consultFirst && <Chip tone="wait">{kundliResult.consult}</Chip>}
        </p>
        <p className="mt-1.5 text-text-2">
          {advice.reasons.map(({ text }) => text).join(' ')} {advice.consultFirst}
        </p>
      </div>
    </div>
  );
}
