import {
  type AdminOrder,
  firstRingSize,
  type HallmarkPurity,
  lastRingSize,
  type OrderItem,
  pathOf,
  purityMarks,
  type WorkshopState,
} from '@jyotiratna/contract';
import {
  addEnergisationImageRoute,
  enterRingSizeRoute,
  finishLineRoute,
  noteEnergisedRoute,
  removeEnergisationImageRoute,
  setHallmarkRoute,
} from '@jyotiratna/contract/admin/orders';
import { getEnergisationImage } from '@jyotiratna/contract/workshop';
import { Hammer, PackageCheck, Ruler } from 'lucide-react';
import { hallmark } from '#messages/admin/hallmark.ts';
import { orders as t } from '#messages/admin/orders.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';
import { formatDate } from '../layout/dates.ts';
import { DefinitionList } from '../layout/definition-lists.tsx';
import { ImageFileButton } from '../layout/image-file-button.tsx';
import { Panel } from '../layout/page.tsx';
import { useForm } from '../layout/use-form.ts';

const chips = {
  waits_for_size: { tone: 'wait', icon: Ruler, label: t.sizePending },
  in_the_workshop: { tone: 'info', icon: Hammer, label: t.inTheWorkshop },
  made: { tone: 'good', icon: PackageCheck, label: t.made },
} as const;

export function WorkshopChip({ state }: { state: WorkshopState }) {
  const { label, ...check } = chips[state];
  return <Chip {...check}>{label}</Chip>;
}

/**
 * The made-to-order lines of an order: their due dates, a size set by phone, and their completion
 * in the workshop.
 */
export function WorkshopLines({ order }: { order: AdminOrder }) {
  const lines = order.items.flatMap((item, at) =>
    item.workshop ? [{ at, name: item.name, ...item.workshop }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <Panel title={t.workshop}>
      <ul className="grid gap-4">
        {lines.map(({ at, name, state, by }) => (
          <li key={at} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 grow basis-64">
              {name}
              {by && (
                <span className="figures block text-small text-text-2">
                  {t.promised(formatDate(by))}
                </span>
              )}
            </span>
            <WorkshopChip state={state} />
            {state !== 'made' && (
              <Step order={order} item={at} name={name} sizes={state === 'waits_for_size'} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const ringSizes = Array.from({ length: lastRingSize - firstRingSize + 1 }, (_, at) =>
  String(firstRingSize + at),
);

type StepProps = { order: AdminOrder; item: number; name: string; sizes: boolean };

function Step({ order: { _id: id }, item, name, sizes }: StepProps) {
  const change = useForm({
    initial: { size: '' },
    call: ({ size }) =>
      sizes
        ? api(enterRingSizeRoute, { params: { id }, body: { item, size: Number(size) } })
        : api(finishLineRoute, { params: { id }, body: { item } }),
    done: () => ({ title: sizes ? t.sizeSaved : t.markedAsMade, description: name }),
    stale: [['order', id]],
  });
  return (
    <span className="flex flex-wrap items-end gap-3">
      {sizes && (
        <SelectField
          label={<span className="sr-only">{t.ringSize(name)}</span>}
          options={[['', t.size], ...ringSizes.map((size) => [size, size] as const)]}
          {...change.field('size')}
          error={undefined}
        />
      )}
      <SendButton
        of={{ busy: change.busy, send: change.submit }}
        size="s"
        kind="second"
        disabled={sizes && change.values.size === ''}
        busyLabel={t.saving}
      >
        {sizes ? t.saveSize : t.markAsMade}
      </SendButton>
      <CallAlert>{change.message}</CallAlert>
    </span>
  );
}

type HallmarkLine = {
  item: number;
  name: string;
  purity: HallmarkPurity;
  quantity: number;
  huids: string[];
};

/** The HUIDs of an order's finished units in gold or silver. */
export function HallmarkLines({ order }: { order: AdminOrder }) {
  const lines = order.lines.flatMap(({ item, name, purity, quantity }, at): HallmarkLine[] => {
    const { refunded, workshop, hallmark: marked } = order.items[at] ?? {};
    if (!purity || refunded || (workshop && workshop.state !== 'made')) return [];
    return [{ item, name, purity, quantity, huids: marked?.huids ?? [] }];
  });
  if (lines.length === 0) return null;
  const invoiced = order.documents.some(
    ({ kind, number }) => kind === 'invoice' && number !== null,
  );
  return (
    <Panel title={hallmark.title}>
      {invoiced && <Alert tone="info">{hallmark.invoiced}</Alert>}
      <ul className="grid gap-5">
        {lines.map((line) => (
          <li key={`${String(line.item)} ${line.huids.join(' ')}`}>
            <HuidForm id={order._id} line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function HuidForm({ id, line }: { id: string; line: HallmarkLine }) {
  const { item, name, purity, quantity } = line;
  const save = useForm({
    initial: () => ({
      huids: Array.from({ length: quantity }, (_, at) => line.huids[at] ?? ''),
    }),
    call: ({ huids }) => api(setHallmarkRoute, { params: { id }, body: { item, huids } }),
    done: () => ({ title: hallmark.saved, description: name }),
    stale: [['order', id]],
  });
  const { huids } = save.values;
  return (
    <AdminForm
      of={{ ...save, message: save.alert }}
      label={hallmark.huidOf(name)}
      className="grid justify-items-start gap-3"
      save={hallmark.save}
      size="s"
      kind="second"
    >
      <p className="font-medium">
        {name} <span className="figures text-small text-text-2">{purityMarks[purity]}</span>
      </p>
      <p className="text-small text-text-2">
        {purity === 'silver-925' ? hallmark.silver : hallmark.gold}
      </p>
      {huids.map((text, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its index
          key={at}
          label={quantity === 1 ? hallmark.huid : hallmark.huidOfPiece(at + 1)}
          error={save.errors[`huids.${String(at)}`]}
          maxLength={6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={({ target }) => save.set({ huids: huids.with(at, target.value.toUpperCase()) })}
          className="w-40"
        />
      ))}
    </AdminForm>
  );
}

/**
 * The lines of an order whose stones are energised: the beneficiary, the date, the photograph, and
 * the video's URL.
 */
export function EnergisedLines({ order }: { order: AdminOrder }) {
  const lines = order.items.flatMap((item, at) =>
    item.energised || (item.parts?.energisation && !item.refunded) ? [{ item, at }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <Panel title={t.energisationRecord}>
      <ul className="grid gap-5">
        {lines.map(({ item, at }) => (
          <li key={at} className="grid gap-2">
            <p className="font-medium">{item.name}</p>
            <Sankalpa item={item} />
            <Photograph order={order} item={item} at={at} />
            <NoteForm order={order} item={item} at={at} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Sankalpa({ item: { sankalpa } }: { item: OrderItem }) {
  if (!sankalpa) return null;
  const { name, gotra, nakshatra, day, sankalpa: hasSankalpa } = sankalpa;
  return (
    <DefinitionList
      kind="pairs"
      rows={[
        [t.name, name],
        [t.gotra, gotra],
        [t.birthNakshatra, nakshatra],
        [t.dayWished, day && formatDate(day)],
        [t.sankalpa, hasSankalpa],
      ]}
    />
  );
}

type ItemProps = { order: AdminOrder; item: OrderItem; at: number };

function Photograph({ order: { _id: id }, item, at }: ItemProps) {
  const image = item.energised?.picture;
  const remove = useSend({
    call: () => api(removeEnergisationImageRoute, { params: { id, item: String(at) } }),
    done: () => ({ title: t.imageRemoved, description: item.name }),
    stale: [['order', id]],
  });
  if (!image) return null;
  const address = pathOf(getEnergisationImage, { params: { id, picture: image.id } });
  return (
    <div className="flex flex-wrap items-center gap-4">
      <a href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt={t.afterEnergisation(item.name)}
          width={image.width}
          height={image.height}
          className="size-24 object-cover"
        />
      </a>
      <SendButton of={remove} kind="text" size="s" busyLabel={t.takingAway}>
        {t.takeAway}
      </SendButton>
      <CallAlert>{remove.message}</CallAlert>
    </div>
  );
}

function NoteForm({ order: { _id: id }, item, at }: ItemProps) {
  const note = useForm({
    initial: { link: item.energised?.link ?? '', file: null as File | null },
    call: ({ file, ...values }) => {
      const link = values.link.trim();
      if (!file) return api(noteEnergisedRoute, { params: { id }, body: { item: at, link } });
      const body = new FormData();
      body.set('images', file);
      if (link) body.set('link', link);
      return api(addEnergisationImageRoute, { params: { id, item: String(at) }, body });
    },
    done: () => ({ title: t.saved, description: item.name }),
    stale: [['order', id]],
    onDone: (): void => note.set({ file: null }),
  });
  const { file } = note.values;
  const link = note.values.link.trim();
  return (
    <AdminForm
      of={{ ...note, message: note.errors.link ? null : (note.errors.images ?? note.message) }}
      label={t.energisation(item.name)}
      className="grid justify-items-start gap-3"
      save={item.energised ? t.correct : t.energised}
      size="s"
      kind="second"
      disabled={!file && (link === '' || link === item.energised?.link)}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ImageFileButton
          has={Boolean(item.energised?.picture)}
          onFile={(file) => note.set({ file })}
        />
        {file && (
          <span role="status" className="text-small wrap-anywhere">
            {t.notSavedYet(file.name)}
          </span>
        )}
      </div>
      <p className="text-small text-text-2">{t.jpegPngOr}</p>
      <TextField
        label={t.addressPhotographOr}
        optional
        hint={item.energised ? t.buyerToldAnother : t.buyerToldMail}
        type="url"
        inputMode="url"
        maxLength={500}
        placeholder="https://"
        className="w-full max-w-xl"
        {...note.field('link')}
      />
    </AdminForm>
  );
}
