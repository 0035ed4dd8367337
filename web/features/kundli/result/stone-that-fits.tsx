import {
  customCarats,
  defaultRattiMg,
  type KundliReply,
  type StoneAdvice,
  stoneOfGraha,
} from '@jyotiratna/contract';
import { Check, Info } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { stoneFilter } from '#messages/catalogue/stone-filter.ts';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { language } from '#messages/language.ts';
import { useIsPublished } from '../../../shell/use-is-published.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { GemHourList } from '../../almanac/gem-hours/gem-hours.tsx';
import { rashiLabel } from '../zodiac.ts';
import { GrahaName } from './graha-name.tsx';
import { OtherStones } from './other-stones.tsx';
import { StoneImage } from './stone-image.tsx';
import { StoneProducts } from './stone-products.tsx';
import { useStoneProducts } from './use-stone-products.ts';
import { WeakStone } from './weak-stone.tsx';

const { stone: labels } = kundliResult;

type Props = { reply: KundliReply; onAddTime: () => void };

/**
 * The best stone with its reasons and one alternative; the stones to avoid are displayed just as
 * prominently.
 */
export function StoneThatFits({ reply, onAddTime }: Props) {
  const { gems, chart, birthTime } = reply;
  if (gems.basis === 'nakshatra') return <WeakStone gems={gems} onAddTime={onAddTime} />;
  return (
    <section
      aria-labelledby="stone-that-fits"
      className="facet-card overflow-hidden border border-line bg-surface"
    >
      <div className="p-5 md:p-8">
        <h2 id="stone-that-fits" className="text-heading-m">
          {labels.title}
        </h2>
        {chart.lagna && (
          <p className="mt-1 text-text-2">
            {labels.forLagna(
              rashiLabel(chart.lagna.rashi, chart.lagna.rashiIndex),
              birthTime ?? '',
            )}
          </p>
        )}
        <BestStone advice={gems.best} />
      </div>
      <div className="px-5 pb-5 md:px-8">
        <GemHourList graha={gems.best.graha} wearer={wearerOf(reply)} />
      </div>
      <BestProducts advice={gems.best} />
      <OtherStones gems={gems} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-gulabi-200 bg-gulabi-50 px-5 py-5 md:px-8">
        <Info aria-hidden size={20} strokeWidth={1.6} className="shrink-0 self-start" />
        <div className="min-w-0 grow basis-60 text-small">
          <p>{gems.disclaimer}</p>
          <details>
            <summary className="text-link inline-flex min-h-11 items-center">{labels.how}</summary>
            <p>{labels.method}</p>
          </details>
        </div>
        <LinkButton to="/spiritual-healers" kind="second" className="kundli-screen-only">
          {kundliResult.request}
        </LinkButton>
      </div>
    </section>
  );
}

/** The wearer's Moon; null where the Moon's position depends on the unknown hour of birth. */
function wearerOf({ kundli }: KundliReply) {
  const { nakshatra, chandra_rasi } = kundli.data.nakshatra_details;
  return nakshatra && chandra_rasi && { nakshatra: nakshatra.id, rashi: chandra_rasi.id };
}

function BestStone({ advice }: { advice: StoneAdvice }) {
  const [best] = useStoneProducts(advice);
  const rows = [
    [labels.metal, advice.metals.join(kundliResult.or)],
    [labels.finger, advice.finger],
    [labels.day, advice.day],
    [labels.substitute, advice.substitutes.join(', ')],
  ] as const;
  return (
    <div className="mt-5 grid items-center gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <StoneImage picked={best} sizes="(width >= 640px) 300px, 90vw" shape="facet-tile" />
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <Chip tone="done">{labels.best}</Chip>
          <GrahaName graha={advice.graha} />
        </p>
        <h3 className="mt-2 text-heading-m">
          {advice.stone}{' '}
          {language.script === 'latin' && (
            <span className="font-text text-lead font-normal text-text-2">{advice.hindi}</span>
          )}
        </h3>
        <ul className="mt-3 grid gap-2.5">
          {advice.reasons.map(({ title, text }) => (
            <li key={title} className="flex gap-3">
              <Check
                aria-hidden
                size={20}
                strokeWidth={1.6}
                className="mt-0.5 shrink-0 text-mayur-700"
              />
              <span>
                <strong className="font-semibold">{labels.reason(title)}</strong> {text}
              </span>
            </li>
          ))}
        </ul>
        {advice.consultFirst && (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
            <Chip tone="wait">{kundliResult.consult}</Chip>
            {advice.consultFirst}
          </p>
        )}
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 md:flex md:flex-wrap md:gap-x-9">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-text-2">{name}</dt>
              <dd className="font-semibold first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function BestProducts({ advice }: { advice: StoneAdvice }) {
  return (
    <>
      <StoneProducts picked={useStoneProducts(advice)} />
      <StonesInStock graha={advice.graha} stone={advice.stone} />
    </>
  );
}

/**
 * The default, minimum and maximum body weight in kg for the customary weight of the stone, and the
 * tolerance in carats.
 */
const [defaultKg, minKg, maxKg, tolerance] = [60, 10, 250, 1] as const;

/**
 * Available loose stones of the recommended kind and of the customary weight, which is labelled as
 * custom.
 */
function StonesInStock({ graha, stone }: Pick<StoneAdvice, 'graha' | 'stone'>) {
  const kind = stoneOfGraha[graha];
  const rattiMg = useShopConfig()?.rattiMg ?? defaultRattiMg;
  const isPublished = useIsPublished();
  const [typed, setTyped] = useState(String(defaultKg));
  const kg = Math.min(maxKg, Math.max(minKg, Number(typed) || defaultKg));
  const carats = Number(customCarats(kg, rattiMg));
  const ends = `weightFrom=${(carats - tolerance).toFixed(1)}&weightTo=${(carats + tolerance).toFixed(1)}`;
  return (
    <div className="kundli-screen-only px-5 pb-5 md:px-8">
      <Link
        to={isPublished(`/stones/${kind}`) ? `/stones/${kind}` : `/remedies?stone=${kind}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {stoneFilter.others(stone)}
      </Link>
      <p className="text-small text-text-2">{stoneFilter.custom(stone, kg, carats.toFixed(1))}</p>
      <div className="mt-3 flex flex-wrap items-end gap-x-5 gap-y-2">
        <TextField
          label={stoneFilter.bodyWeight}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          className="w-36"
        />
        <Link
          to={`/remedies?stone=${kind}&${ends}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {stoneFilter.around(carats.toFixed(1))}
        </Link>
      </div>
    </div>
  );
}
