import { horoscope } from '#messages/horoscope.ts';
/** How easy a day is, from 1 to 5: dots for the eye, words for the ear. */
export function LevelDots({ level }: { level: number }) {
  return (
    <span role="img" aria-label={horoscope.level(level)} className="inline-flex gap-1.5">
      {[1, 2, 3, 4, 5].map((dot) => (
        <span
          key={dot}
          className={`size-2.5 rounded-[3px] [corner-shape:bevel] ${dot <= level ? 'bg-mayur-600' : 'bg-marble-300'}`}
        />
      ))}
    </span>
  );
}
