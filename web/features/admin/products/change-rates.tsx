import {
  caratsOf,
  formatRupees,
  type RateChange,
  type StoneKind,
  stoneChoices,
} from '@jyotiratna/contract';
import { changeStoneRates, type StoneRates } from '@jyotiratna/contract/admin/stones';
import { useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { stone as stoneLabels } from '#messages/catalogue/stone.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useSend } from '../layout/use-send.ts';
import { changeInPercent } from '../metals/read-rupees.ts';
import { rateEffect } from './rate-effect.ts';

const methods: Record<RateChange['by'], string> = {
  percent: t.percentSuchAs,
  rupees: t.rupeesCaratSuch,
  set: t.oneRateRupees,
};

/** A change above this is pointed out before it is made. */
const plausiblePercent = 10;

/** The largest change of these prices, in percent. */
function largest(stones: readonly { priceBefore: number; priceAfter: number }[]): number {
  return Math.max(
    0,
    ...stones.map(({ priceBefore, priceAfter }) => changeInPercent(priceBefore, priceAfter)),
  );
}

/** The rate of all stones of a kind: every new price is displayed before anything changes. */
export function ChangeRates({ onClose }: { onClose: () => void }) {
  const [stone, setStone] = useState<StoneKind>('ruby');
  const [by, setBy] = useState<RateChange['by']>('percent');
  const [value, setValue] = useState('');
  const call = useSend({
    call: (confirm: string | undefined) =>
      shop(changeStoneRates, {
        body: {
          stone,
          change: { by, value: Number(value) } as RateChange,
          ...(confirm && { confirm }),
        },
      }),
    done: ({ applied, stones }) =>
      applied ? { title: t.ratesChanged, description: t.stonesNewPrices(stones.length) } : null,
    onDone: ({ applied }) => applied && onClose(),
  });
  const result = call.data?.applied === false ? call.data : null;
  const ready = /^-?\d+(\.\d{1,2})?$/.test(value.trim());
  /** Another choice is another preview. */
  const select = (change: () => void) => {
    change();
    call.reset();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !call.isPending && onClose()}
      title={t.changeRates}
      width="wide"
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="second" disabled={call.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          {result && result.stones.length > 0 ? (
            <Button
              busy={call.isPending}
              busyLabel={t.changing}
              onClick={() => call.mutate(result.preview)}
            >
              {t.changePriceprices(result.stones.length)}
            </Button>
          ) : (
            <Button
              disabled={!ready}
              busy={call.isPending}
              busyLabel={t.reckoning}
              onClick={() => call.mutate(undefined)}
            >
              {t.showNewPrices}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t.stone}
          value={stone}
          onChange={({ target }) => select(() => setStone(target.value as StoneKind))}
        >
          {stoneChoices.stone.map((kind) => (
            <option key={kind} value={kind}>
              {stoneLabels.of.stone[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t.change}
          value={by}
          onChange={({ target }) => select(() => setBy(target.value as RateChange['by']))}
        >
          {Object.entries(methods).map(([route, labels]) => (
            <option key={route} value={route}>
              {labels}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t.howMuch}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={value}
          onChange={({ target }) => select(() => setValue(target.value))}
        />
      </div>
      {call.error && (
        <div className="mt-4">
          <Alert tone="error">{call.error.message}</Alert>
        </div>
      )}
      <div aria-live="polite" className="mt-5">
        {result && result.stones.length === 0 && <p>{t.noStoneKind}</p>}
        {result && result.stones.length > 0 && <Effect stones={result.stones} />}
        {result && largest(result.stones) > plausiblePercent && (
          <div className="mb-4">
            <Alert tone="wait">{t.pricesChangeUp(Math.round(largest(result.stones)))}</Alert>
          </div>
        )}
        {result && result.stones.length > 0 && (
          <table className="figures w-full text-small">
            <caption className="sr-only">{t.newPrices}</caption>
            <thead>
              <tr className="border-b border-line text-left">
                <th className="py-2 pr-3 font-semibold">{t.stone}</th>
                <th className="py-2 pr-3 text-right font-semibold max-sm:hidden">{t.carats}</th>
                <th className="py-2 pr-3 text-right font-semibold">{t.perCarat}</th>
                <th className="py-2 text-right font-semibold">{t.price}</th>
              </tr>
            </thead>
            <tbody>
              {result.stones.map((one) => (
                <tr key={one.id} className="border-b border-line">
                  <th className="py-2 pr-3 text-left font-normal">{one.name}</th>
                  <td className="py-2 pr-3 text-right max-sm:hidden">{caratsOf(one.weightMg)}</td>
                  <td className="py-2 pr-3 text-right">
                    <Changed before={one.rateBefore} after={one.rateAfter} />
                  </td>
                  <td className="py-2 text-right">
                    <Changed before={one.priceBefore} after={one.priceAfter} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}

function Effect({ stones }: Pick<StoneRates, 'stones'>) {
  const { before, after, percent, lowest, mrpEnds } = rateEffect(stones);
  return (
    <p className="figures mb-4">
      {t.rateEffect(stones.length, formatRupees(before), formatRupees(after), percent)}{' '}
      {t.lowestPrice(formatRupees(lowest))}
      {mrpEnds > 0 && ` ${t.mrpEnds(mrpEnds)}`}
    </p>
  );
}

function Changed({ before, after }: { before: number; after: number }) {
  return (
    <>
      <del className="mr-2 text-text-2">
        <span className="sr-only">{t.before} </span>
        {formatRupees(before)}
      </del>
      <ins className="font-semibold no-underline">
        <span className="sr-only">{t.after} </span>
        {formatRupees(after)}
      </ins>
    </>
  );
}
