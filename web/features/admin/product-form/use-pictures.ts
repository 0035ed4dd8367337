import { useEffect, useRef, useState } from 'react';
import { takeFitting } from './draft.ts';

/** A chosen file with the address under which the browser shows it. */
export type ChosenPicture = { id: number; file: File; url: string };

let lastId = 0;

/** The chosen pictures in their order, the first is the cover. A preview's memory is freed when its picture leaves. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const held = useRef(pictures);
  held.current = pictures;
  useEffect(() => () => held.current.forEach(free), []);

  return {
    pictures,
    /** Adds at the end as many as fit; answers how many did not. */
    add: (files: readonly File[]): number => {
      const fitting = takeFitting(pictures.length, files);
      const added = fitting.map((file) => {
        lastId += 1;
        return { id: lastId, file, url: URL.createObjectURL(file) };
      });
      setPictures([...pictures, ...added]);
      return files.length - fitting.length;
    },
    remove: (id: number) => {
      pictures.filter((picture) => picture.id === id).forEach(free);
      setPictures(pictures.filter((picture) => picture.id !== id));
    },
    /** Puts a picture at a place, counted from 0. */
    place: (id: number, at: number) => {
      const moving = pictures.find((picture) => picture.id === id);
      if (!moving || at < 0 || at >= pictures.length) return;
      const others = pictures.filter((picture) => picture !== moving);
      setPictures([...others.slice(0, at), moving, ...others.slice(at)]);
    },
    clear: () => {
      pictures.forEach(free);
      setPictures([]);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;

function free({ url }: ChosenPicture): void {
  URL.revokeObjectURL(url);
}
