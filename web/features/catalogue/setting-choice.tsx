import {
  computeLeadTime,
  type Design,
  type Designs,
  defaultReturns,
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
  type Sankalpa,
  type SelectedEnergisation,
  settingPrice,
  toRupees,
  typedText,
} from '@jyotiratna/contract';
import { listDesignsRoute } from '@jyotiratna/contract/designs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { setting as copy } from '#messages/catalogue/setting.ts';
import { plainDate } from '../../plain-date.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DesignChoice, SelectedDesign } from './design-choice.tsx';
import { DesignList, type ListedDesign } from './design-list.tsx';
import type { SankalpaDraft } from './personal-energisation.tsx';

const PersonalEnergisation = lazy(() => import('./personal-energisation.tsx'));

/** The choice besides the stone itself. */
export type Selected = {
  /** Null while the selection is incomplete: it cannot be bought yet. */
  extras: LineExtras | null;
  /** Its surcharge on the price of the stone, in paise. */
  addedPaise: number;
  /** True while metal or size are open: the price is that of the least of them. */
  isLowest: boolean;
  leadTime: LeadTime;
};
/** Null for the loose stone as it is; undefined before the first choice. */
export type Choosing = Selected | null | undefined;
type Props = {
  stonePaise: number;
  graha: Graha | undefined;
  /**
   * Number of attempts to buy with an incomplete selection: after one its fields display their
   * errors.
   */
  asked: number;
  /** The settings as the page displays them before their prices are known. */
  designs: readonly ListedDesign[];
  /** The extras selected before. */
  initial?: LineExtras | undefined;
  onChange: (choosing: Choosing) => void;
};

type Choice = {
  design: string;
  metal: Metal | '';
  size: string;
  tier: SelectedEnergisation['tier'] | '';
} & SankalpaDraft;

function choiceOf({ setting, energisation }: LineExtras): Choice {
  const given: Partial<Sankalpa> = energisation?.for ?? {};
  const { name = '', gotra = '', nakshatra = '', sankalpa = '', day = '' } = given;
  return {
    ...{ design: setting?.design ?? '', metal: setting?.metal ?? '', size: String(setting?.size ?? '') },
    ...{ tier: energisation?.tier ?? '', name, gotra, nakshatra, sankalpa, day },
  };
}

/**
 * Setting and energisation of a loose stone: the selection, and the price breakdown before the
 * purchase.
 */
export default function SettingChoice({
  stonePaise,
  graha,
  asked: requested,
  designs: listed,
  initial = {},
  onChange,
}: Props) {
  const { data, isError } = useQuery({ queryKey: ['designs'], queryFn: () => shop(listDesignsRoute) });
  const [choice, setChoice] = useState<Choice>(() => choiceOf(initial));
  // Another design resets the fields, as it has its own.
  const [responded, setResponded] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requested > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [requested]);
  const terms = useShopConfig()?.returns ?? defaultReturns;
  if (isError) return <p className="text-small text-text-2">{copy.failed}</p>;
  if (!data) return <DesignList designs={listed} />;

  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    onChange(choosingOf(next, data));
  };
  const design = data.designs.find(({ id }) => id === choice.design);
  const fresh = data.rates.filter(({ stale }) => !stale);
  const isFresh = (metal: Metal) => fresh.some((rate) => rate.metal === metal);
  const missing = missingOf(choice, design);
  const errorOf = (part: Part) => (requested > responded && missing.includes(part) ? copy.missing[part] : undefined);
  const priced = pricedOf(choice, data);
  const { days, setPercent } = terms;
  // An item energised for one person is returnable only when faulty, set or not.
  const returns =
    choice.tier || days.set_jewellery === 0 ? copy.returns : copy.setReturns(days.set_jewellery, setPercent);
  return (
    <div ref={fields} className="grid gap-4">
      {data.designs.length > 0 && fresh.length === 0 && <Alert tone="info">{copy.stale}</Alert>}
      {fresh.length > 0 && data.designs.length > 0 && (
        <DesignChoice
          designs={data.designs}
          chosen={choice.design}
          metal={choice.metal}
          onSelect={(id) => {
            setResponded(requested);
            change({ design: id, metal: '', size: '' });
          }}
        />
      )}
      {design && <SelectedDesign design={design} metal={choice.metal} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {design && (
          <SelectField
            label={copy.metal}
            value={choice.metal}
            error={errorOf('metal')}
            hint={choice.metal ? copy.fineness[choice.metal] : undefined}
            onChange={({ target }) => change({ metal: target.value as Metal })}
          >
            <option value="">{copy.select}</option>
            {design.weights.map(({ metal }) => (
              <option key={metal} value={metal} disabled={!isFresh(metal)}>
                {isFresh(metal) ? copy.metals[metal] : copy.staleMetal(copy.metals[metal])}
              </option>
            ))}
          </SelectField>
        )}
        {design?.kind === 'ring' && (
          <div>
            <SelectField
              label={copy.size}
              value={choice.size}
              hint={copy.sizeHint}
              error={errorOf('size')}
              onChange={({ target }) => change({ size: target.value })}
            >
              <option value="">{copy.select}</option>
              <option value="unsure">{copy.unsure}</option>
              {ringSizes.map((size) => (
                <option key={size} value={size}>
                  {copy.sizeOf(size, ringCircumferenceMm(size))}
                </option>
              ))}
            </SelectField>
            <p className="mt-1 text-small text-text-2">
              <Link to="/ring-size" target="_blank" className="target inline-flex items-center text-link">
                {copy.guide}
              </Link>
              {choice.size === 'unsure' && <span className="block">{copy.unsureHint}</span>}
            </p>
          </div>
        )}
        {data.energisation.length > 0 && (
          <SelectField
            label={copy.energisation}
            value={choice.tier}
            onChange={({ target }) => change({ tier: target.value as Choice['tier'] })}
          >
            <option value="">{copy.notEnergised}</option>
            {data.energisation.map(({ tier, paise }) => (
              <option key={tier} value={tier}>
                {copy.tier(copy.tiers[tier], formatRupeesExact(toRupees(paise)))}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {choice.tier !== '' && <p className="text-small text-text-2">{copy.belief}</p>}
      {choice.tier === 'personal' && (
        <Suspense fallback={<p className="min-h-60 text-small text-text-2">{copy.loading}</p>}>
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
        {priced && !priced.isLowest && <Parts stonePaise={stonePaise} {...priced} />}
        {priced && <p className="mt-2 text-small text-text-2">{returns}</p>}
        {missing.length > 0 && <p className="text-small font-medium">{copy.incomplete}</p>}
      </div>
    </div>
  );
}

const ringSizes = Array.from({ length: lastRingSize - firstRingSize + 1 }, (_, at) => firstRingSize + at);

type Setting = ReturnType<typeof settingPrice> & { ratePaise: number; from: string; sample: boolean; days: number };
type Priced = { setting: Setting | null; energisationPaise: number; isLowest: boolean };

/**
 * The surcharge of the selection on the stone's price; null without one. While metal or size
 * are open it is their minimum.
 */
function pricedOf(choice: Choice, { designs, rates, energisation }: Designs): Priced | null {
  const design = designs.find(({ id }) => id === choice.design);
  if (!design && choice.tier === '') return null;
  const energisationPaise = energisation.find(({ tier }) => tier === choice.tier)?.paise ?? 0;
  const missing = missingOf(choice, design);
  const isMinimum = missing.includes('metal') || missing.includes('size');
  const settings = (design?.weights ?? []).flatMap((weight) => {
    const rate = rates.find(({ metal, stale }) => metal === weight.metal && !stale);
    const isSelected = choice.metal === '' || choice.metal === weight.metal;
    return design && rate && isSelected ? [settingOf(design, weight, rate, choice)] : [];
  });
  const [setting = null] = settings.sort((one, other) => one.totalPaise - other.totalPaise);
  return { setting, energisationPaise, isLowest: isMinimum };
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

/** The missing selections and inputs, in the order of the page. */
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
  const { setting, energisationPaise, isLowest: isMinimum } = priced;
  const isComplete =
    missingOf(
      choice,
      offer.designs.find(({ id }) => id === choice.design),
    ).length === 0;
  const extras = extrasOf(choice, setting !== null);
  return {
    extras: isComplete ? extras : null,
    addedPaise: (setting?.totalPaise ?? 0) + energisationPaise,
    isLowest: isMinimum,
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
    [copy.stone, stonePaise],
    ...(setting
      ? ([
          [copy.metalPart(gramsOf(setting.mg), money(setting.ratePaise)), setting.metalPaise],
          [copy.making, setting.makingPaise],
        ] as [string, number][])
      : []),
    ...(energisationPaise > 0 ? ([[copy.energisation, energisationPaise]] as [string, number][]) : []),
  ];
  return (
    <>
      <dl className="figures border-t border-line">
        {[...rows, [copy.together, total] as const].map(([label, paise]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2 last:font-semibold">
            <dt>{label}</dt>
            <dd>{money(paise)}</dd>
          </div>
        ))}
      </dl>
      {setting && (
        <p className="mt-2 text-small text-text-2">
          {setting.sample ? copy.sampleRate : copy.rateOf(plainDate(setting.from.slice(0, 10)))}{' '}
          {copy.made(setting.days)}
        </p>
      )}
    </>
  );
}
