import { pathOf, type ReturnRequest, returnImagesMax } from '@jyotiratna/contract';
import { addReturnImagesRoute, getReturnImage } from '@jyotiratna/contract/returns';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { returns as t } from '#messages/orders/returns.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useCall } from '../../../use-call.ts';
import { PrivateImage } from '../private-image.tsx';
import { asReader, returnsKey } from './use-returns.ts';

const labels = t.pictures;
type Props = { id: string; request: Pick<ReturnRequest, '_id' | 'pictures' | 'status'> };

/** The customer's images of a return, with an upload for more while it is open. */
export function ReturnImages({ id, request: { _id, pictures: images, status } }: Props) {
  const field = useId();
  const { send, busy, message } = useCall({
    call: (files: FileList) =>
      api(addReturnImagesRoute, {
        params: { id, returnId: _id },
        headers: asReader(id),
        body: returnImageForm([...files]),
      }),
    replaces: returnsKey(id),
    fallback: t.failed,
  });
  const left = returnImagesMax - images.length;
  const open = status === 'requested' || status === 'approved' || status === 'received';
  return (
    <div className="grid gap-2">
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((image, at) => (
            <li key={image.id}>
              <PrivateImage
                id={id}
                path={pathOf(getReturnImage, { params: { id, picture: image.id } })}
                image={image}
                alt={labels.alt(at + 1)}
                className="size-24 object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {open && left > 0 && (
        <div>
          <label
            htmlFor={field}
            className="flex cursor-pointer items-center gap-3 rounded-md border border-dashed border-marble-500 bg-marble-0 px-4 py-3 hover:bg-mayur-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <ImagePlus
              aria-hidden
              size={24}
              strokeWidth={1.6}
              className="shrink-0 text-mayur-700"
            />
            <span>
              <span className="block font-semibold text-mayur-700">{labels.button}</span>
              <span className="block text-small text-text-2">{labels.add(left)}</span>
            </span>
            <input
              id={field}
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp"
              disabled={busy}
              aria-describedby={`${field}-hint`}
              className="sr-only"
              onChange={({ currentTarget }) => {
                if (currentTarget.files?.length) send(currentTarget.files);
                currentTarget.value = '';
              }}
            />
          </label>
          <p id={`${field}-hint`} role="status" className="mt-2 text-small text-text-2">
            {busy ? labels.sending : labels.hint}
          </p>
          {message && <Alert tone="error">{message}</Alert>}
        </div>
      )}
    </div>
  );
}

/** The multipart form with the selected files. */
export function returnImageForm(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('images', file);
  return form;
}
