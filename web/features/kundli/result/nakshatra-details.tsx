import type { Graha, KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { grahaWord } from '../../../graha-label.ts';
import { Card, Details } from '../../../ui/card.tsx';
import { GrahaName } from './graha-name.tsx';

const { nakshatra: copy } = kundliResult;
const labels: Readonly<Record<string, string>> = copy.labels;

/** The Moon's nakshatra, the three signs, and the nakshatra's traditional attributes. */
export function NakshatraDetails({ reply }: { reply: KundliReply }) {
  const { nakshatra, chandra_rasi, soorya_rasi, zodiac, additional_info } =
    reply.kundli.data.nakshatra_details;
  const { openDay } = reply;
  return (
    <Card title={copy.title}>
      <Details
        metadata={[
          [
            copy.nakshatra,
            nakshatra?.pada
              ? kundliResult.pada(nakshatra.name, nakshatra.pada)
              : openDay?.nakshatra,
          ],
          [copy.lord, nakshatra && <GrahaName key="lord" graha={nakshatra.lord.name} />],
          [copy.chandra, chandra_rasi ? withLord(chandra_rasi) : openDay?.moonRashi],
          [copy.soorya, soorya_rasi ? withLord(soorya_rasi) : openDay?.sunRashi],
          [copy.zodiac, zodiac?.name ?? openDay?.zodiac],
        ]}
      />
      <p className="border-t border-line pt-2.5 text-small text-text-2">{copy.zodiacNote}</p>
      {openDay && (
        <p className="border-t border-line pt-2.5 text-small text-text-2">{openDay.moonPath}</p>
      )}
      {nakshatra && (
        <details className="border-t border-line pt-1">
          <summary className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-gulabi-300 decoration-2 underline-offset-4">
            {copy.more(nakshatra.name)}
          </summary>
          {/* 'planet' is omitted: it is the nakshatra's lord, displayed above under the page's own name. */}
          <Details
            metadata={Object.entries(additional_info)
              .filter(([key]) => key !== 'planet')
              .map(([key, value]) => [labels[key] ?? key, capitalised(copy.value(key, value))])}
          />
          {reply.gems.basis === 'lagna' && (
            <p className="border-t border-line pt-2.5 text-small text-text-2">{copy.birthStone}</p>
          )}
        </details>
      )}
    </Card>
  );
}

const withLord = ({ name, lord }: { name: string; lord: { name: Graha } }) =>
  copy.withLord(name, grahaWord(lord.name));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
