import {
  defaultRingSize,
  firstRingSize,
  lastRingSize,
  ringCircumferenceMm,
  ringDiameterMm,
} from '@jyotiratna/contract';
import { useId, useState } from 'react';
import { ringSize } from '#messages/catalogue/ring-size.ts';
import { inMm } from './in-mm.ts';

/** The dimensions of a bank card in mm, ISO/IEC 7810 ID-1. */
const card = { width: 85.6, height: 53.98 };
const labels = ringSize.screen;

/** A ring-size circle in true size: the user calibrates the screen's pixels with a bank card. */
export function CardRuler() {
  // A CSS pixel is nominally 1/96 inch; few screens comply.
  const [pixels, setPixels] = useState(Math.round((card.width * 96) / 25.4));
  const [size, setSize] = useState<number>(defaultRingSize);
  const pxPerMm = pixels / card.width;
  const across = ringDiameterMm(size) * pxPerMm;
  return (
    <section aria-labelledby="ring-screen" className="print:hidden">
      <h2 id="ring-screen" className="text-heading-m">
        {labels.title}
      </h2>
      <p className="mt-3 max-w-[60ch]">{labels.card}</p>
      <div className="mt-4 overflow-x-auto">
        <div
          style={{ width: pixels, height: (pixels * card.height) / card.width }}
          className="grid place-items-center rounded-lg border-2 border-mayur-700 bg-mayur-50 text-small text-text-2"
        >
          {labels.cardFrame}
        </div>
      </div>
      <Slider label={labels.width} value={pixels} min={200} max={700} onChange={setPixels} />
      <p className="mt-8 max-w-[60ch]">{labels.put}</p>
      <div className="mt-4 grid min-h-40 place-items-center overflow-x-auto border border-line bg-surface p-4">
        <div
          aria-hidden="true"
          style={{ width: across, height: across }}
          className="shrink-0 rounded-full border border-mayur-700 bg-mayur-100"
        />
      </div>
      <Slider
        label={labels.size}
        value={size}
        min={firstRingSize}
        max={lastRingSize}
        onChange={setSize}
      />
      <p role="status" className="figures mt-2 font-semibold">
        {labels.told(size, String(ringCircumferenceMm(size)), inMm(ringDiameterMm(size)))}
      </p>
    </section>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, min, max, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="mt-4 grid max-w-[40rem] gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="h-11 w-full accent-mayur-700"
      />
    </div>
  );
}
