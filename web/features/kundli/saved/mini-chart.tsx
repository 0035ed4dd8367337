/** A chart in small: its first house is lit only where a birth time makes it known. Decoration. */
export function MiniChart({ lit }: { lit: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width={64}
      height={64}
      fill="none"
      className="shrink-0 rounded-md bg-mayur-900 stroke-kesar-300"
    >
      {lit && <path d="M24 3L34.5 13.5 24 24 13.5 13.5Z" className="fill-kesar-400/60 stroke-none" />}
      <path d="M3 3H45V45H3ZM3 3L45 45M45 3L3 45M24 3L3 24L24 45L45 24Z" strokeWidth={0.9} />
    </svg>
  );
}
