import {
  type ChosenEnergisation,
  computeLeadTime,
  type Design,
  type Designs,
  firstRingSize,
  formatRupeesExact,
  type Graha,
  gramsOf,
  type LeadTime,
  type LineExtras,
  lastRingSize,
  type Metal,
  type MetalRate,
  metalMg,
  type RingSize,
  ringCircumferenceMm,
  settingPrice,
  toRupees,
  typedText,
  usualReturns,
} from '@jyotiratna/contract';
import { listDesigns } from '@jyotiratna/contract/designs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { setting as words } from '#messages/catalogue/setting.ts';
import { plainDate } from '../../plain-date.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DesignChoice } from './design-choice.tsx';
import type { SankalpaDraft } from './personal-energisation.tsx';

const PersonalEnergisation = lazy(() => import('./personal-energisation.tsx'));

/** The choice besides the stone itself. */
export type Chosen = {
  /** Null while a part is missing: nothing can be bought yet. */
  extras: LineExtras | null;
  /** What it adds to the price of the stone, in paise. */
  addedPaise: number;
  /** True while metal or size are open: the price is that of the least of them. */
  isLeast: boolean;
  leadTime: LeadTime;
};
/** Null for the loose stone as it is; undefined before the first choice. */
export type Choosing = Chosen | null | undefined;
type Props = {
  stonePaise: number;
  graha: Graha | undefined;
  /** How often it was to be bought while the choice was incomplete: then its fields say what is missing. */
  asked: number;
  onChange: (choosing: Choosing) => void;
};

type Choice = {
  design: string;
  metal: Metal | '';
  size: string;
  tier: ChosenEnergisation['tier'] | '';
} & SankalpaDraft;
const none: Choice = {
  ...{ design: '', metal: '', size: '', tier: '' },
  ...{ name: '', gotra: '', nakshatra: '', sankalpa: '', day: '' },
};

/** A loose stone set in metal and energised: the choice, and what the price is made of before anything is bought. */
export default function SettingChoice({ stonePaise, graha, asked: requested, onChange }: Props) {
  const { data, isError } = useQuery({ queryKey: ['designs'], queryFn: () => shop(listDesigns) });
  const [choice, setChoice] = useState<Choice>(none);
  // Another design begins again, with fields of its own.
  const [answered, setAnswered] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requested > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [requested]);
  const terms = useShopConfig()?.returns ?? usualReturns;
  if (isError) return <p className="text-small text-text-2">{words.failed}</p>;
  if (!data) return <p className="min-h-40 text-small text-text-2">{words.loading}</p>;

  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    onChange(choosingOf(next, data));
  };
  const design = data.designs.find(({ id }) => id === choice.design);
  const fresh = data.rates.filter(({ stale }) => !stale);
  const isFresh = (metal: Metal) => fresh.some((rate) => rate.metal === metal);
  const missing = missingOf(choice, design);
  const errorOf = (part: Part) => (requested > answered && missing.includes(part) ? words.missing[part] : undefined);
  const priced = pricedOf(choice, data);
  const { days, setPercent } = terms;
  // What is energised for one person is taken back only where it is faulty, set or not.
  const returns =
    choice.tier || days.set_jewellery === 0 ? words.returns : words.setReturns(days.set_jewellery, setPercent);
  return (
    <div ref={fields} className="grid gap-4">
      {data.designs.length > 0 && fresh.length === 0 && <Alert tone="info">{words.stale}</Alert>}
      {fresh.length > 0 && data.designs.length > 0 && (
        <DesignChoice
          designs={data.designs}
          chosen={choice.design}
          onChoose={(id) => {
            setAnswered(requested);
            change({ design: id, metal: '', size: '' });
          }}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {design && (
          <SelectField
            label={words.metal}
            value={choice.metal}
            error={errorOf('metal')}
            onChange={({ target }) => change({ metal: target.value as Metal })}
          >
            <option value="">{words.choose}</option>
            {design.weights.map(({ metal }) => (
              <option key={metal} value={metal} disabled={!isFresh(metal)}>
                {isFresh(metal) ? words.metals[metal] : words.staleMetal(words.metals[metal])}
              </option>
            ))}
          </SelectField>
        )}
        {design?.kind === 'ring' && (
          <div>
            <SelectField
              label={words.size}
              value={choice.size}
              hint={words.sizeHint}
              error={errorOf('size')}
              onChange={({ target }) => change({ size: target.value })}
            >
              <option value="">{words.choose}</option>
              <option value="unsure">{words.unsure}</option>
              {ringSizes.map((size) => (
                <option key={size} value={size}>
                  {words.sizeOf(size, ringCircumferenceMm(size))}
                </option>
              ))}
            </SelectField>
            <p className="mt-1 text-small text-text-2">
              <Link to="/ring-size" target="_blank" className="target inline-flex items-center text-link">
                {words.guide}
              </Link>
              {choice.size === 'unsure' && <span className="block">{words.unsureHint}</span>}
            </p>
          </div>
        )}
        {data.energisation.length > 0 && (
          <SelectField
            label={words.energisation}
            value={choice.tier}
            onChange={({ target }) => change({ tier: target.value as Choice['tier'] })}
          >
            <option value="">{words.notEnergised}</option>
            {data.energisation.map(({ tier, paise }) => (
              <option key={tier} value={tier}>
                {words.tier(words.tiers[tier], formatRupeesExact(toRupees(paise)))}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {choice.tier !== '' && <p className="text-small text-text-2">{words.belief}</p>}
      {choice.tier === 'personal' && (
        <Suspense fallback={<p className="min-h-60 text-small text-text-2">{words.loading}</p>}>
          <PersonalEnergisation
            draft={choice}
            nameError={errorOf('name')}
            graha={graha}
            workDays={design?.daysToMake ?? 0}
            onChange={(part) => change(part)}
          />
        </Suspense>
      )}
      <div aria-live="polite">
        {priced && !priced.isLeast && <Parts stonePaise={stonePaise} {...priced} />}
        {priced && <p className="mt-2 text-small text-text-2">{returns}</p>}
        {missing.length > 0 && <p className="text-small font-medium">{words.incomplete}</p>}
      </div>
    </div>
  );
}

const ringSizes = Array.from({ length: lastRingSize - firstRingSize + 1 }, (_, at) => firstRingSize + at);

type Setting = ReturnType<typeof settingPrice> & { ratePaise: number; from: string; sample: boolean; days: number };
type Priced = { setting: Setting | null; energisationPaise: number; isLeast: boolean };

/**
 * What the choice costs besides the stone; null where nothing is chosen. While metal or size are open it is the least of them.
 */
function pricedOf(choice: Choice, { designs, rates, energisation }: Designs): Priced | null {
  const design = designs.find(({ id }) => id === choice.design);
  if (!design && choice.tier === '') return null;
  const energisationPaise = energisation.find(({ tier }) => tier === choice.tier)?.paise ?? 0;
  const missing = missingOf(choice, design);
  const isMinimum = missing.includes('metal') || missing.includes('size');
  const settings = (design?.weights ?? []).flatMap((weight) => {
    const rate = rates.find(({ metal, stale }) => metal === weight.metal && !stale);
    const isChosen = choice.metal === '' || choice.metal === weight.metal;
    return design && rate && isChosen ? [settingOf(design, weight, rate, choice)] : [];
  });
  const [setting = null] = settings.sort((one, other) => one.totalPaise - other.totalPaise);
  return { setting, energisationPaise, isLeast: isMinimum };
}

function settingOf(design: Design, weight: Design['weights'][number], rate: MetalRate, choice: Choice): Setting {
  const size = design.kind === 'ring' && choice.size === '' ? firstRingSize : sizeOf(choice);
  const { validFrom: from, sample, paisePerGram: ratePaise } = rate;
  const price = settingPrice(metalMg(weight, size), ratePaise, design);
  return { ...price, ratePaise, from, sample, days: design.daysToMake };
}

function sizeOf({ size }: Choice): RingSize {
  return size === '' ? null : size === 'unsure' ? size : Number(size);
}

type Part = 'metal' | 'size' | 'name';

/** What still has to be chosen or told, in the order of the page. */
function missingOf({ metal, size, tier, name }: Choice, design: Design | undefined): Part[] {
  const missing: Record<Part, boolean> = {
    metal: design !== undefined && metal === '',
    size: design?.kind === 'ring' && size === '',
    name: tier === 'personal' && typedText(name) === '',
  };
  return (['metal', 'size', 'name'] as const).filter((part) => missing[part]);
}

function choosingOf(choice: Choice, offer: Designs): Choosing {
  const priced = pricedOf(choice, offer);
  if (!priced) return null;
  const { setting, energisationPaise, isLeast: isMinimum } = priced;
  const isComplete =
    missingOf(
      choice,
      offer.designs.find(({ id }) => id === choice.design),
    ).length === 0;
  const extras = extrasOf(choice, setting !== null);
  return {
    extras: isComplete ? extras : null,
    addedPaise: (setting?.totalPaise ?? 0) + energisationPaise,
    isLeast: isMinimum,
    leadTime: computeLeadTime([{ extras, parts: { setting: setting && { daysToMake: setting.days } } }]),
  };
}

function extrasOf(choice: Choice, isSet: boolean): LineExtras {
  const { design, metal, tier, name, gotra, nakshatra, sankalpa, day } = choice;
  const labels = { gotra: typedText(gotra), nakshatra, sankalpa: typedText(sankalpa), day };
  const given = Object.fromEntries(Object.entries(labels).filter(([, text]) => text !== ''));
  return {
    ...(isSet && metal !== '' && { setting: { design, metal, size: sizeOf(choice) } }),
    ...(tier !== '' && {
      energisation: { tier, ...(tier === 'personal' && { for: { name: typedText(name), ...given } }) },
    }),
  };
}

function Parts({ stonePaise, setting, energisationPaise }: Priced & { stonePaise: number }) {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  const total = stonePaise + (setting?.totalPaise ?? 0) + energisationPaise;
  const rows: [string, number][] = [
    [words.stone, stonePaise],
    ...(setting
      ? ([
          [words.metalPart(gramsOf(setting.mg), money(setting.ratePaise)), setting.metalPaise],
          [words.making, setting.makingPaise],
        ] as [string, number][])
      : []),
    ...(energisationPaise > 0 ? ([[words.energisation, energisationPaise]] as [string, number][]) : []),
  ];
  return (
    <>
      <dl className="figures border-t border-line">
        {[...rows, [words.together, total] as const].map(([label, paise]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2 last:font-semibold">
            <dt>{label}</dt>
            <dd>{money(paise)}</dd>
          </div>
        ))}
      </dl>
      {setting && (
        <p className="mt-2 text-small text-text-2">
          {setting.sample ? words.sampleRate : words.rateOf(plainDate(setting.from.slice(0, 10)))}{' '}
          {words.made(setting.days)}
        </p>
      )}
    </>
  );
}
