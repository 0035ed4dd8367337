import type { PoruthamReply, SouthernMatch } from '@jyotiratna/contract';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';

const tones = { good: 'good', middling: 'wait', none: 'neutral' } as const satisfies Record<
  PoruthamReply['level'],
  string
>;

/**
 * The South Indian match next to the 36 points: ten poruthams, the decisive ones, and papasamya.
 */
export function SouthernMatching({ south }: { south: SouthernMatch }) {
  return (
    <Card title={south.title}>
      {south.summary.map((text) => (
        <p key={text} className="mt-1">
          {text}
        </p>
      ))}
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {south.poruthams.map(({ key, name, weighs, level, levelText }) => (
          <li
            key={key}
            className="flex items-center justify-between gap-4 border-t border-line py-3"
          >
            <div>
              <h3 className="font-text text-body font-semibold">{name}</h3>
              <p className="text-small text-text-2">{weighs}</p>
            </div>
            <Chip tone={tones[level]}>{levelText}</Chip>
          </li>
        ))}
      </ul>
      <p className="mt-3">{south.papasamyaText}</p>
      <p className="mt-2 text-small text-text-2">{south.school}</p>
    </Card>
  );
}
