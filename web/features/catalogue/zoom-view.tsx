import type { Product } from '@jyotiratna/contract';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { product as copy } from '#messages/catalogue/product.ts';
import { ui } from '#messages/platform/ui.ts';
import { ResponsiveImage, storedImage } from '../../ui/image.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

type Props = Pick<Product, 'name' | 'pictures'> & {
  /** The index of the initial image. */
  start: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The images on a white background, as large as the screen allows; pinching zooms further. */
export default function ZoomView({ name, pictures: images, start, open, onOpenChange }: Props) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fade fixed inset-0 z-50 bg-marble-0"
        >
          <Dialog.Title className="sr-only">{copy.imagesOf(name)}</Dialog.Title>
          <Track pictures={images} start={start} />
          <Dialog.Close
            aria-label={ui.close}
            className="cut target absolute top-3 right-3 grid place-items-center border border-line bg-marble-0"
          >
            <X aria-hidden size={24} strokeWidth={1.6} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Track({ pictures: images, start }: Pick<Props, 'pictures' | 'start'>) {
  const track = useRef<HTMLElement>(null);
  useEffect(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' });
  }, [start]);
  return (
    <section
      ref={track}
      aria-label={copy.pictures}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll from picture to picture
      tabIndex={0}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain"
    >
      {images.map((image) => (
        <div
          key={image.id}
          className="grid h-full w-full shrink-0 snap-center place-items-center overflow-hidden"
        >
          <ResponsiveImage
            image={storedImage(image)}
            sizes="min(100vw, 100vh)"
            className="max-h-dvh w-[min(100vw,100dvh)] max-w-none object-contain"
          />
        </div>
      ))}
    </section>
  );
}
