import { memo } from 'react';
import outlines from './rashi-names.svg?url';
import { type RashiName, rashis } from './rashis.ts';

type Props = {
  /** The sign whose sector is highlighted; absent on the not-found page. */
  lit?: RashiName;
  /**
   * The position of the highlighted sign: 0 to 11, in sectors clockwise from the top. By default
   * Mesha is at the top.
   */
  litAt?: number;
  /** Whether a ray of light goes from the highlighted sector to the centre. */
  ray?: boolean;
  /** Whether the inside of the ring is white, so that a stone on it keeps its colour. */
  plate?: boolean;
  className?: string;
};

/** Radii in a view box of 1000, from the rim inwards. */
const radius = { rim: 498, outer: 468, name: 438, inner: 408, plate: 396 };
/** The scale of the outlined names relative to their original size. */
const nameScale = 0.78;

const at = (degrees: number, r: number) => {
  const a = (degrees * Math.PI) / 180;
  return `${(500 + r * Math.sin(a)).toFixed(1)} ${(500 - r * Math.cos(a)).toFixed(1)}`;
};

/**
 * The path of a sector of 30 degrees between two radii, starting at `from` degrees clockwise from
 * the top.
 */
const sector = (from: number) =>
  `M${at(from, radius.outer)}A${radius.outer} ${radius.outer} 0 0 1 ${at(from + 30, radius.outer)}L${at(from + 30, radius.inner)}A${radius.inner} ${radius.inner} 0 0 0 ${at(from, radius.inner)}Z`;

/**
 * The dial of signs: a circular graduated scale, with the twelve signs clockwise. Names in the
 * lower half are rotated to be upright. Lines use `currentColor`. Decorative.
 */
export const RashiDial = memo(function RashiDial({
  lit,
  litAt,
  ray = false,
  plate = false,
  className = '',
}: Props) {
  const litIndex = rashis.findIndex(({ rashi }) => rashi === lit);
  const start = litAt === undefined ? 0 : (litIndex - litAt + 12) % 12;
  const turned = [...rashis.slice(start), ...rashis.slice(0, start)];
  const litFrom = ((litIndex - start + 12) % 12) * 30;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 1000"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      {plate && (
        <g stroke="none" className="fill-marble-0">
          <circle cx="500" cy="500" r={radius.rim} fillOpacity=".14" />
          <circle cx="500" cy="500" r={radius.plate} fillOpacity=".94" />
        </g>
      )}
      {lit && <path d={sector(litFrom)} className="fill-kesar-400" stroke="none" />}
      {lit && ray && (
        <>
          <linearGradient id="ray" gradientTransform={`rotate(${litFrom + 105} .5 .5)`}>
            <stop offset="0" stopColor="var(--color-kesar-400)" stopOpacity=".5" />
            <stop offset="1" stopColor="var(--color-kesar-400)" stopOpacity="0" />
          </linearGradient>
          <path
            d={`M500 500L${at(litFrom, radius.inner)}A${radius.inner} ${radius.inner} 0 0 1 ${at(litFrom + 30, radius.inner)}Z`}
            fill="url(#ray)"
            stroke="none"
          />
        </>
      )}
      <g strokeWidth="1.6">
        <circle cx="500" cy="500" r={radius.rim} />
        <circle cx="500" cy="500" r={radius.outer} strokeWidth="2" />
        <circle cx="500" cy="500" r={radius.inner} strokeWidth="2" />
        <circle cx="500" cy="500" r={radius.plate} />
      </g>
      {/* 180 ticks of two degrees, every fifth one longer. */}
      <circle
        cx="500"
        cy="500"
        r="492"
        strokeWidth="12"
        pathLength="360"
        strokeDasharray=".2 1.8"
      />
      <circle
        cx="500"
        cy="500"
        r="483"
        strokeWidth="30"
        pathLength="360"
        strokeDasharray=".24 9.76"
      />
      <path
        d={turned
          .map((_, index) => `M${at(index * 30, radius.outer)}L${at(index * 30, radius.inner)}`)
          .join('')}
        strokeWidth="2"
      />
      <g fill="currentColor" stroke="none">
        {turned.map(({ rashi }, index) => {
          const angle = index * 30 + 15;
          const upright = angle > 90 && angle < 270 ? 'rotate(180)' : '';
          return (
            <use
              key={rashi}
              href={`${outlines}#${rashi}`}
              className={rashi === lit ? 'fill-ink-900' : undefined}
              transform={`rotate(${angle} 500 500)translate(500 ${500 - radius.name})${upright}scale(${nameScale})translate(0 14)`}
            />
          );
        })}
      </g>
    </svg>
  );
});
