import { type AdminProduct, limits } from '@jyotiratna/contract';
import {
  putFilmRoute,
  putFramesRoute,
  putReportRoute,
  removeFilmRoute,
  removeFramesRoute,
  removeReportRoute,
} from '@jyotiratna/contract/admin/products';
import { Film, type LucideIcon, Rotate3d } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { CallAlert, useSend } from '../layout/call.tsx';
import { FileButton } from '../layout/file-button.tsx';
import { ReportPicker } from '../product-form/report-picker.tsx';
import { framesBody } from './frames-form.ts';

type Props = { product: AdminProduct; onSaved: (product: AdminProduct) => void };

type MediaProps = {
  title: string;
  hint: string;
  /** A view of the current file; null without one. */
  current: ReactNode;
  icon: LucideIcon;
  accept: string;
  multiple?: boolean;
  labels: Record<'select' | 'selectOther' | 'remove', string>;
  saving: (count: number) => string;
  /** Saves the files; with an empty list removes the current ones. */
  call: (files: readonly File[]) => Promise<{ product: AdminProduct }>;
  onSaved: Props['onSaved'];
};

/** Media of a unique stone, saved or removed at once, independently of other edits. */
function MediaFields({ title, hint, current, labels, saving, call, onSaved, ...file }: MediaProps) {
  const { send, isPending, values, error } = useSend({
    call,
    onDone: ({ product }) => onSaved(product),
  });
  return (
    <fieldset disabled={isPending} className="grid gap-3">
      <legend className="mb-1.5 font-medium leading-snug">{title}</legend>
      <p className="text-small text-text-2">{hint}</p>
      {current}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton {...file} onFiles={send}>
          {current ? labels.selectOther : labels.select}
        </FileButton>
        {current && (
          <Button kind="text" size="s" onClick={() => send([])}>
            {labels.remove}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-5 text-small text-text-2">
        {isPending && saving(values?.length ?? 0)}
      </p>
      <CallAlert>{error?.message}</CallAlert>
    </fieldset>
  );
}

/** The video of a unique stone. */
export function EditVideo({ product: { _id: id, film }, onSaved }: Props) {
  return (
    <MediaFields
      title={t.film}
      hint={t.filmHint}
      current={
        film && (
          <a href={film} target="_blank" rel="noreferrer" className="text-link justify-self-start">
            {t.openFilm}
          </a>
        )
      }
      icon={Film}
      accept="video/mp4,video/webm"
      labels={{ select: t.chooseFilm, selectOther: t.chooseAnotherFilm, remove: t.removeFilm }}
      saving={() => t.keeping}
      call={([file]) =>
        file
          ? api(putFilmRoute, { params: { id }, body: formOf('film', file) })
          : api(removeFilmRoute, { params: { id } })
      }
      onSaved={onSaved}
    />
  );
}

/** The images of a full turn (360°) of a unique stone. */
export function EditFrames({ product: { _id: id, frames }, onSaved }: Props) {
  return (
    <MediaFields
      title={t.frames}
      hint={t.framesHint(limits.framesMin, limits.framesMax)}
      current={
        frames && (
          <p className="flex items-center gap-3">
            <img
              src={frames[0]}
              alt=""
              width={56}
              height={56}
              className="bg-marble-100 object-contain"
            />
            {t.framesNow(frames.length)}
          </p>
        )
      }
      icon={Rotate3d}
      accept="image/jpeg,image/png,image/webp"
      multiple
      labels={{ select: t.chooseFrames, selectOther: t.chooseOtherFrames, remove: t.removeFrames }}
      saving={(count) => (count > 0 ? t.keepingFrames(count) : t.keeping)}
      call={async (files) =>
        files.length > 0
          ? api(putFramesRoute, { params: { id }, body: await framesBody(files) })
          : api(removeFramesRoute, { params: { id } })
      }
      onSaved={onSaved}
    />
  );
}

/** A stone's report: saved or deleted at once, independently of other edits. */
export function EditReport({ product: { _id: id, reportFile }, onSaved }: Props) {
  const [selected, setSelected] = useState<File | null>(null);
  const save = useSend({
    call: (file: File | null) =>
      file
        ? api(putReportRoute, { params: { id }, body: formOf('report', file) })
        : api(removeReportRoute, { params: { id } }),
    onDone: ({ product }) => {
      setSelected(null);
      onSaved(product);
    },
  });
  return (
    <div className="grid gap-3">
      <ReportPicker
        kept={reportFile}
        chosen={selected}
        disabled={save.isPending}
        onSelect={setSelected}
      >
        {selected && (
          <Button
            size="s"
            busy={save.isPending}
            busyLabel={t.keeping}
            onClick={() => save.send(selected)}
          >
            {t.keepReport}
          </Button>
        )}
        {reportFile && !selected && (
          <Button kind="text" size="s" onClick={() => save.send(null)}>
            {t.removeReport}
          </Button>
        )}
      </ReportPicker>
      <CallAlert>{save.error?.message}</CallAlert>
    </div>
  );
}

function formOf(name: string, file: File): FormData {
  const form = new FormData();
  form.set(name, file);
  return form;
}
