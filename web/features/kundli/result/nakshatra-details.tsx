import { grahaNames, type KundliReply } from '@jyotiratna/contract';
import { Card, Facts } from './card.tsx';

const labels: Readonly<Record<string, string>> = {
  deity: 'Deity',
  ganam: 'Ganam',
  symbol: 'Symbol',
  animal_sign: 'Animal sign',
  nadi: 'Nadi',
  color: 'Colour',
  best_direction: 'Best direction',
  syllables: 'Syllables',
  birth_stone: 'Birth stone',
  gender: 'Gender',
  planet: 'Planet',
  enemy_yoni: 'Enemy yoni',
};

/** The Moon's nakshatra, the three signs, and what tradition joins to the nakshatra. */
export function NakshatraDetails({ reply }: { reply: KundliReply }) {
  const { nakshatra, chandra_rasi, soorya_rasi, zodiac, additional_info } = reply.kundli.data.nakshatra_details;
  return (
    <Card title="Nakshatra Details">
      <Facts
        facts={[
          ['Nakshatra', `${nakshatra.name}, pada ${nakshatra.pada}`],
          [
            'Nakshatra lord',
            <>
              {nakshatra.lord.name} ({nakshatra.lord.vedic_name}){' '}
              <span lang="sa">{grahaNames[nakshatra.lord.name].devanagari}</span>
            </>,
          ],
          ['Chandra rashi', `${chandra_rasi.name}, lord ${chandra_rasi.lord.name}`],
          ['Soorya rashi', `${soorya_rasi.name}, lord ${soorya_rasi.lord.name}`],
          ['Zodiac', zodiac.name],
        ]}
      />
      <details className="border-t border-line pt-1">
        <summary className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-gulabi-300 decoration-2 underline-offset-4">
          More about {nakshatra.name}
        </summary>
        <Facts facts={Object.entries(additional_info).map(([key, value]) => [labels[key] ?? key, sentence(value)])} />
      </details>
    </Card>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
