import { type DragEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { type ImageValues, placed } from './image-values.ts';
import { takeFitting } from './product-values.ts';

/** State of the selected images, in order; the first is the cover. */
export function useImages() {
  return useImageList(...useState<readonly ImageValues[]>([]));
}

/**
 * State and actions of a list of images, which can be moved by buttons or by drag and drop. The
 * object URL of a file's preview is revoked once it is no longer in the list.
 */
export function useImageList(
  images: readonly ImageValues[],
  onChange: (images: readonly ImageValues[]) => void,
) {
  const [note, setNote] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const previous = useRef(images);
  useEffect(() => {
    free(previous.current.filter(({ url }) => images.every((one) => one.url !== url)));
    previous.current = images;
  }, [images]);
  useEffect(() => () => free(previous.current), []);

  function place(key: string, to: number) {
    const from = images.findIndex((one) => one.key === key);
    if (from === to) return;
    onChange(placed(images, key, to));
    setNote(t.imageNowImage(from + 1, to + 1, to));
  }

  return {
    images,
    files: images.flatMap(({ file }) => file ?? []),
    /** The status message for screen readers. */
    note,
    setNote,
    dragged,
    target,
    /** The ref of the control that adds files; it is focused after a removal. */
    input,
    /** Appends images up to the limit; returns the number of rejected ones. */
    add: (files: readonly File[]): number => {
      const fitting = takeFitting(images.length, files);
      const added = fitting.map((file) => {
        const url = URL.createObjectURL(file);
        return { key: url, file, url, alt: '', altHi: '' };
      });
      onChange([...images, ...added]);
      return files.length - fitting.length;
    },
    change: (key: string, patch: Partial<ImageValues>) =>
      onChange(images.map((one) => (one.key === key ? { ...one, ...patch } : one))),
    remove: (key: string) => {
      onChange(images.filter((one) => one.key !== key));
      setNote(t.imageRemoved(images.findIndex((one) => one.key === key) + 1));
      input.current?.focus();
    },
    clear: () => {
      onChange([]);
      setNote('');
    },
    /** Props of the element that is dragged. */
    drag: (key: string) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox starts a drag only with data.
        dataTransfer.setData('application/x-picture', key);
        setDragged(key);
      },
      onDragEnd: () => {
        setDragged(null);
        setTarget(null);
      },
    }),
    /** Props of the element on which an image is dropped. */
    drop: (key: string, at: number) => ({
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null) setTarget(key);
      },
      onDragLeave: () => setTarget(null),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setTarget(null);
        if (dragged !== null) place(dragged, at);
      },
    }),
    /** Props of the button that moves an image by one. */
    move: (key: string, at: number, by: -1 | 1) => ({
      type: 'button' as const,
      'data-by': by,
      'aria-label': t.moveEarlierlater(t.image(at + 1), by),
      disabled: images[at + by] === undefined,
      onClick: ({ currentTarget }: MouseEvent) => {
        place(key, at + by);
        focusDeferred(currentTarget.closest('li'), by);
      },
    }),
  };
}

export type ImageList = ReturnType<typeof useImageList>;

/**
 * Restores the focus after a move, because a moved element loses it; at either end, where the
 * pressed button is hidden, the opposite button is focused.
 */
function focusDeferred(item: HTMLElement | null, by: number): void {
  requestAnimationFrame(() => {
    const buttons = [...(item?.querySelectorAll<HTMLElement>('[data-by]:enabled') ?? [])];
    (buttons.find(({ dataset }) => dataset.by === String(by)) ?? buttons[0])?.focus();
  });
}

function free(images: readonly ImageValues[]): void {
  for (const { file, url } of images) if (file) URL.revokeObjectURL(url);
}
