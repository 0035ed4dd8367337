import { type Graha, grahaNames, type KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli-result.ts';
import { language } from '#messages/language.ts';
import { grahaWord } from '../../../graha-word.ts';
import { Card, Facts } from '../../../ui/card.tsx';

const { nakshatra: words } = kundliResult;
const labels: Readonly<Record<string, string>> = words.labels;

/** The Moon's nakshatra, the three signs, and what tradition joins to the nakshatra. */
export function NakshatraDetails({ reply }: { reply: KundliReply }) {
  const { nakshatra, chandra_rasi, soorya_rasi, zodiac, additional_info } = reply.kundli.data.nakshatra_details;
  const { openDay } = reply;
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          [words.nakshatra, nakshatra?.pada ? kundliResult.pada(nakshatra.name, nakshatra.pada) : openDay?.nakshatra],
          [
            words.lord,
            nakshatra === null ? null : language.script === 'devanagari' ? (
              grahaWord(nakshatra.lord.name)
            ) : (
              <>
                {nakshatra.lord.name} ({nakshatra.lord.vedic_name}){' '}
                <span lang="sa">{grahaNames[nakshatra.lord.name].devanagari}</span>
              </>
            ),
          ],
          [words.chandra, chandra_rasi ? withLord(chandra_rasi) : openDay?.moonRashi],
          [words.soorya, soorya_rasi ? withLord(soorya_rasi) : openDay?.sunRashi],
          [words.zodiac, zodiac?.name ?? openDay?.zodiac],
        ]}
      />
      {openDay && <p className="border-t border-line pt-2.5 text-small text-text-2">{openDay.moonPath}</p>}
      {nakshatra && (
        <details className="border-t border-line pt-1">
          <summary className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-gulabi-300 decoration-2 underline-offset-4">
            {words.more(nakshatra.name)}
          </summary>
          <Facts facts={Object.entries(additional_info).map(([key, value]) => [labels[key] ?? key, sentence(value)])} />
        </details>
      )}
    </Card>
  );
}

const withLord = ({ name, lord }: { name: string; lord: { name: Graha } }) =>
  words.withLord(name, grahaWord(lord.name));

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
