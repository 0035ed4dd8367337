import {
  defaultReturns,
  firstRingSize,
  formatRupeesExact,
  type Graha,
  gramsOf,
  type LineExtras,
  lastRingSize,
  type Metal,
  ringCircumferenceMm,
  toRupees,
} from '@jyotiratna/contract';
import { listDesignsRoute } from '@jyotiratna/contract/designs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { setting as copy } from '#messages/catalogue/setting.ts';
import { api } from '../../api.ts';
import { plainDate } from '../../plain-date.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DesignChoice, SelectedDesign } from './design-choice.tsx';
import { DesignList, type ListedDesign } from './design-list.tsx';
import {
  type Choice,
  type Choosing,
  choosingOf,
  missingOf,
  type OpenOption,
  type PricedSetting,
  pricedOf,
  selectionOf,
} from './setting-selection.ts';

const PersonalEnergisation = lazy(() => import('./personal-energisation.tsx'));

type Props = {
  stonePaise: number;
  graha: Graha | undefined;
  /**
   * Number of attempts to buy with an incomplete selection: after one its fields display their
   * errors.
   */
  asked: number;
  /** The settings displayed before their prices are known. */
  designs: readonly ListedDesign[];
  /** The previously selected setting and energisation. */
  initial?: LineExtras | undefined;
  onChange: (choosing: Choosing) => void;
};

/**
 * Selects setting and energisation of a loose stone, and displays the price breakdown before the
 * purchase.
 */
export default function SettingChoice({
  stonePaise,
  graha,
  asked: checks,
  designs: listed,
  initial = {},
  onChange,
}: Props) {
  const { data, isError } = useQuery({
    queryKey: ['designs'],
    queryFn: () => api(listDesignsRoute),
  });
  const [choice, setChoice] = useState<Choice>(() => selectionOf(initial));
  // Another design resets the errors, because it has its own fields.
  const [resolvedChecks, setResolvedChecks] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checks > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [checks]);
  const terms = useShopConfig()?.returns ?? defaultReturns;
  if (isError) return <p className="text-small text-text-2">{copy.failed}</p>;
  if (!data) return <DesignList designs={listed} />;

  const change = (patch: Partial<Choice>) => {
    const next = { ...choice, ...patch };
    setChoice(next);
    onChange(choosingOf(next, data));
  };
  const design = data.designs.find(({ id }) => id === choice.design);
  const fresh = data.rates.filter(({ stale }) => !stale);
  const isFresh = (metal: Metal) => fresh.some((rate) => rate.metal === metal);
  const missing = missingOf(choice, design);
  const errorOf = (option: OpenOption) =>
    checks > resolvedChecks && missing.includes(option) ? copy.missing[option] : undefined;
  const priced = pricedOf(choice, data);
  const { days, setPercent } = terms;
  // An item energised for one person is returnable only when faulty, set or not.
  const returns =
    choice.tier || days.set_jewellery === 0
      ? copy.returns
      : copy.setReturns(days.set_jewellery, setPercent);
  return (
    <div ref={fields} className="grid gap-4">
      {data.designs.length > 0 && fresh.length === 0 && <Alert tone="info">{copy.stale}</Alert>}
      {fresh.length > 0 && data.designs.length > 0 && (
        <DesignChoice
          designs={data.designs}
          chosen={choice.design}
          metal={choice.metal}
          onSelect={(id) => {
            setResolvedChecks(checks);
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
              <Link
                to="/ring-size"
                target="_blank"
                className="target inline-flex items-center text-link"
              >
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
            values={choice}
            nameError={errorOf('name')}
            graha={graha}
            workDays={design?.daysToMake ?? 0}
            onChange={(patch) => change(patch)}
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

const ringSizes = Array.from(
  { length: lastRingSize - firstRingSize + 1 },
  (_, at) => firstRingSize + at,
);

function Parts({ stonePaise, setting, energisationPaise }: PricedSetting & { stonePaise: number }) {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  const total = stonePaise + (setting?.totalPaise ?? 0) + energisationPaise;
  const rows: [string, number][] = [
    [copy.stone, stonePaise],
    ...(setting
      ? ([
          [copy.metalCost(gramsOf(setting.mg), money(setting.ratePaise)), setting.metalPaise],
          [copy.making, setting.makingPaise],
        ] as [string, number][])
      : []),
    ...(energisationPaise > 0
      ? ([[copy.energisation, energisationPaise]] as [string, number][])
      : []),
  ];
  return (
    <>
      <dl className="figures border-t border-line">
        {[...rows, [copy.together, total] as const].map(([label, paise]) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-b border-line py-2 last:font-semibold"
          >
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
