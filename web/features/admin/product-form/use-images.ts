import { useEffect, useRef, useState } from 'react';
import { takeFitting } from './draft.ts';

/** A selected file with its object URL for the browser. */
export type SelectedImage = { id: number; file: File; url: string };

let lastId = 0;

/**
 * The selected images in order, the first is the cover. A preview's memory is freed when its
 * image is removed.
 */
export function useImages() {
  const [imageList, setImages] = useState<readonly SelectedImage[]>([]);
  const reserved = useRef(imageList);
  reserved.current = imageList;
  useEffect(() => () => reserved.current.forEach(free), []);

  return {
    pictures: imageList,
    /** Appends images up to the limit; returns the number of rejected ones. */
    add: (files: readonly File[]): number => {
      const fitting = takeFitting(imageList.length, files);
      const added = fitting.map((file) => {
        lastId += 1;
        return { id: lastId, file, url: URL.createObjectURL(file) };
      });
      setImages([...imageList, ...added]);
      return files.length - fitting.length;
    },
    remove: (id: number) => {
      imageList.filter((image) => image.id === id).forEach(free);
      setImages(imageList.filter((image) => image.id !== id));
    },
    /** Moves an image to a position, 0-based. */
    place: (id: number, at: number) => {
      const moving = imageList.find((image) => image.id === id);
      if (!moving || at < 0 || at >= imageList.length) return;
      const rest = imageList.filter((image) => image !== moving);
      setImages([...rest.slice(0, at), moving, ...rest.slice(at)]);
    },
    clear: () => {
      imageList.forEach(free);
      setImages([]);
    },
  };
}

export type ImageList = ReturnType<typeof useImages>;

function free({ url }: SelectedImage): void {
  URL.revokeObjectURL(url);
}
