import type { Product } from '@jyotiratna/contract';
import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { productPromises } from '#content/shop-frame.ts';
import { product as copy } from '#messages/catalogue/product.ts';
import { storedImage, Tile } from '../../ui/image.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useAfterLoad } from './use-after-load.ts';

const loadZoomView = () => import('./zoom-view.tsx');
const ZoomView = lazy(loadZoomView);

type Props = Pick<Product, 'name' | 'pictures' | 'tint'>;

/**
 * Browsers load off-screen carousel images even if they are lazy, so they are hidden until the
 * scripts run, or for at most eight seconds.
 */
const pending =
  '[content-visibility:hidden] [animation:appear_0s_8s_forwards] noscript:[content-visibility:visible]';

/**
 * A product's images as a carousel with native scrolling; arrows (small screens) and thumbnails
 * (large ones) are clickable. Only the first image loads with the page; the others are deferred
 * until the page has loaded or the user interacts, because on a slow phone they would delay its
 * scripts.
 */
export function Gallery({ name, pictures: images, tint }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const { loaded, hurry } = useAfterLoad();
  const [zoomed, setZoomed] = useState(false);
  const [zoomUsed, setZoomUsed] = useState(false);
  const count = images.length;

  const show = (next: number) => {
    const box = track.current;
    box?.scrollTo({ left: next * box.clientWidth });
  };

  return (
    <section
      aria-label={copy.imagesOf(name)}
      aria-roledescription={copy.carousel}
      onPointerEnter={hurry}
      onFocus={hurry}
    >
      <div className="relative">
        <div
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must scroll by the arrow keys too
          tabIndex={0}
          onScroll={({ currentTarget: box }) => {
            hurry();
            setIndex(Math.round(box.scrollLeft / box.clientWidth));
          }}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:facet-gallery"
        >
          {images.map((image, at) => (
            <Tile
              key={image.id}
              image={storedImage(image)}
              tint={tint}
              shape="square"
              sizes="(width >= 1280px) 607px, (width >= 640px) 48vw, 100vw"
              first={at === 0}
              className={`w-full shrink-0 snap-center ${at === 0 || loaded ? '' : pending}`}
            />
          ))}
          {count === 0 && <div className="tile aspect-square w-full" />}
        </div>
        <p className="cut absolute top-4 left-4 flex min-h-9 items-center gap-2 bg-marble-0 px-3 text-small font-semibold">
          <Logo size={20} />
          {productPromises.badge}
        </p>
        {count > 0 && (
          <button
            type="button"
            aria-label={copy.zoom}
            onPointerEnter={loadZoomView}
            onFocus={loadZoomView}
            onClick={() => {
              setZoomUsed(true);
              setZoomed(true);
            }}
            className="cut target absolute right-4 max-md:top-3 grid place-items-center bg-marble-0 hover:text-mayur-600 md:bottom-4"
          >
            <ZoomIn aria-hidden size={20} strokeWidth={1.6} />
          </button>
        )}
        {count > 1 && <Counter index={index} count={count} onShow={show} />}
      </div>
      {count > 1 && <Thumbs pictures={images} tint={tint} index={index} onShow={show} />}
      {zoomUsed && (
        <Suspense>
          <ZoomView
            name={name}
            pictures={images}
            start={index}
            open={zoomed}
            onOpenChange={setZoomed}
          />
        </Suspense>
      )}
    </section>
  );
}

type StepProps = { index: number; count: number; onShow: (index: number) => void };

function Counter({ index, count, onShow }: StepProps) {
  return (
    <div className="cut figures absolute right-4 bottom-4 flex items-center bg-marble-0 text-small font-semibold md:hidden">
      <button
        type="button"
        aria-label={copy.previousImage}
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
        className="target grid place-items-center disabled:text-marble-300"
      >
        <ChevronLeft aria-hidden size={20} strokeWidth={1.6} />
      </button>
      <span aria-live="polite">
        {index + 1} / {count}
      </span>
      <button
        type="button"
        aria-label={copy.nextImage}
        disabled={index === count - 1}
        onClick={() => onShow(index + 1)}
        className="target grid place-items-center disabled:text-marble-300"
      >
        <ChevronRight aria-hidden size={20} strokeWidth={1.6} />
      </button>
    </div>
  );
}

function Thumbs({
  pictures: images,
  tint,
  index,
  onShow,
}: Omit<Props, 'name'> & Omit<StepProps, 'count'>) {
  return (
    <ul className="mt-3 hidden grid-cols-5 gap-3 md:grid lg:grid-cols-4">
      {images.map((image, at) => (
        <li key={image.id}>
          <button
            type="button"
            aria-label={copy.picture(at + 1, image.alt)}
            aria-current={at === index}
            onClick={() => onShow(at)}
            className={`facet-button block w-full border-2 ${at === index ? 'border-mayur-700' : 'border-transparent'}`}
          >
            <Tile
              image={storedImage(image)}
              tint={tint}
              shape="square"
              sizes="150px"
              decorative
              className="facet-button"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
