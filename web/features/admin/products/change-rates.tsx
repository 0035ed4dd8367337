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
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Table } from '../../../ui/table.tsx';
import { CallAlert, useSend } from '../layout/call.tsx';
import { AdminDialog } from '../layout/dialogs.tsx';
import { bindFields } from '../layout/use-form.ts';
import { changeInPercent } from '../metals/read-rupees.ts';
import { rateEffect } from './rate-effect.ts';

const methods: Record<RateChange['by'], string> = {
  percent: t.percentSuchAs,
  rupees: t.rupeesCaratSuch,
  set: t.oneRateRupees,
};

type RateValues = { stone: StoneKind; by: RateChange['by']; value: string };

/** Changes above this percentage are highlighted before they are saved. */
const plausiblePercent = 10;

/** Changes the rate of all stones of a kind; every new price is previewed first. */
export function ChangeRates({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState<RateValues>({ stone: 'ruby', by: 'percent', value: '' });
  const { stone, by, value } = values;
  const call = useSend({
    call: (confirm: string | undefined) => {
      const change = { by, value: Number(value) } as RateChange;
      return api(changeStoneRates, { body: { stone, change, ...(confirm && { confirm }) } });
    },
    done: ({ applied, stones }) =>
      applied ? { title: t.ratesChanged, description: t.stonesNewPrices(stones.length) } : null,
    onDone: ({ applied }) => applied && onClose(),
  });
  const preview = call.data?.applied === false ? call.data : null;
  const ready = /^-?\d+(\.\d{1,2})?$/.test(value.trim());
  const { field } = bindFields(values, (patch) => {
    setValues({ ...values, ...patch });
    // A changed selection needs a new preview.
    call.reset();
  });
  return (
    <AdminDialog
      title={t.changeRates}
      width="wide"
      busy={call.busy}
      onClose={onClose}
      buttons={
        preview && preview.stones.length > 0 ? (
          <Button
            busy={call.busy}
            busyLabel={t.changing}
            onClick={() => call.send(preview.preview)}
          >
            {t.changePriceprices(preview.stones.length)}
          </Button>
        ) : (
          <Button
            disabled={!ready}
            busy={call.busy}
            busyLabel={t.reckoning}
            onClick={() => call.send(undefined)}
          >
            {t.showNewPrices}
          </Button>
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t.stone}
          options={stoneChoices.stone.map((kind) => [kind, stoneLabels.of.stone[kind]])}
          {...field('stone')}
        />
        <SelectField label={t.change} options={Object.entries(methods)} {...field('by')} />
        <TextField label={t.howMuch} inputMode="decimal" maxLength={12} {...field('value')} />
      </div>
      <div className="mt-4 empty:hidden">
        <CallAlert>{call.message}</CallAlert>
      </div>
      <div aria-live="polite" className="mt-5">
        {preview?.stones.length === 0 && <p>{t.noStoneKind}</p>}
        {preview && preview.stones.length > 0 && <NewPrices stones={preview.stones} />}
      </div>
    </AdminDialog>
  );
}

function NewPrices({ stones }: Pick<StoneRates, 'stones'>) {
  const { before, after, percent, lowest, mrpEnds } = rateEffect(stones);
  const changeUpTo = Math.max(
    ...stones.map(({ priceBefore, priceAfter }) => changeInPercent(priceBefore, priceAfter)),
  );
  return (
    <>
      <p className="figures mb-4">
        {t.rateEffect(stones.length, formatRupees(before), formatRupees(after), percent)}{' '}
        {t.lowestPrice(formatRupees(lowest))}
        {mrpEnds > 0 && ` ${t.mrpEnds(mrpEnds)}`}
      </p>
      {changeUpTo > plausiblePercent && (
        <div className="mb-4">
          <Alert tone="wait">{t.pricesChangeUp(Math.round(changeUpTo))}</Alert>
        </div>
      )}
      <Table
        caption={t.newPrices}
        rows={stones}
        rowKey={({ id }) => id}
        rowHeads
        columns={[
          { key: 'stone', head: t.stone, cell: ({ name }) => name },
          {
            key: 'carats',
            head: t.carats,
            align: 'right',
            cell: ({ weightMg }) => caratsOf(weightMg),
          },
          {
            key: 'rate',
            head: t.perCarat,
            align: 'right',
            cell: (one) => <Changed before={one.rateBefore} after={one.rateAfter} />,
          },
          {
            key: 'price',
            head: t.price,
            align: 'right',
            cell: (one) => <Changed before={one.priceBefore} after={one.priceAfter} />,
          },
        ]}
      />
    </>
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
