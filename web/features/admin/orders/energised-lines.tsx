import { type AdminOrder, type OrderItem, pathOf } from '@jyotiratna/contract';
import {
  addEnergisationImageRoute,
  noteEnergisedRoute,
  removeEnergisationImageRoute,
} from '@jyotiratna/contract/admin/orders';
import { getEnergisationImage } from '@jyotiratna/contract/workshop';
import { useState } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { SendButton } from '../layout/call-button.tsx';
import { formatDate } from '../layout/dates.ts';
import { ImageFileButton } from '../layout/image-file-button.tsx';
import { Panel } from '../layout/panel.tsx';
import { useForm } from '../layout/use-form.ts';
import { useSend } from '../layout/use-send.ts';

/**
 * The lines of an order whose stones are energised: in whose name, on which day, its photograph,
 * and where its video is.
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
            <Wishlist item={item} />
            <Photograph order={order} item={item} at={at} />
            <NoteForm order={order} item={item} at={at} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Wishlist({ item: { sankalpa } }: { item: OrderItem }) {
  if (!sankalpa) return null;
  const { name, gotra, nakshatra, day, sankalpa: requested } = sankalpa;
  const result = [
    [t.name, name],
    [t.gotra, gotra],
    [t.birthNakshatra, nakshatra],
    [t.dayWished, day && formatDate(day)],
    [t.sankalpa, requested],
  ].filter(([, text]) => text);
  return (
    <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
      {result.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type Named = { order: AdminOrder; item: OrderItem; at: number };

function NoteForm({ order: { _id: id }, item, at }: Named) {
  const [file, setFile] = useState<File | null>(null);
  const note = useForm({
    initial: { link: item.energised?.link ?? '' },
    call: (draft) => {
      const link = draft.link.trim();
      if (!file) return shop(noteEnergisedRoute, { params: { id }, body: { item: at, link } });
      const body = new FormData();
      body.set('images', file);
      if (link) body.set('link', link);
      return shop(addEnergisationImageRoute, { params: { id, item: String(at) }, body });
    },
    done: () => ({ title: t.saved, description: item.name }),
    stale: [['order', id]],
    onDone: () => setFile(null),
  });
  const link = note.draft.link.trim();
  const nothingNew = !file && (link === '' || link === item.energised?.link);
  return (
    <form
      {...note.form}
      aria-label={t.energisation(item.name)}
      className="grid justify-items-start gap-3"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ImageFileButton
          has={Boolean(item.energised?.picture)}
          busy={false}
          busyLabel=""
          onFile={setFile}
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
      <Button
        type="submit"
        size="s"
        kind="second"
        busy={note.busy}
        busyLabel={t.saving}
        disabled={nothingNew}
      >
        {item.energised ? t.correct : t.energised}
      </Button>
      <CallAlert>{note.errors.link ? null : (note.errors.images ?? note.message)}</CallAlert>
    </form>
  );
}

function Photograph({ order: { _id: id }, item, at }: Named) {
  const image = item.energised?.picture;
  const remove = useSend({
    call: () => shop(removeEnergisationImageRoute, { params: { id, item: String(at) } }),
    done: () => ({ title: t.pictureTakenAway, description: item.name }),
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
