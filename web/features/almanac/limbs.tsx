import type { AlmanacSpan, PanchangReply } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { almanac } from '#messages/almanac/almanac.ts';
import { grahaWord } from '../../graha-label.ts';
import { Card, Details } from '../../ui/card.tsx';
import { NowMark, useRuns } from './now.tsx';
import { timeOn } from './times.ts';

const { limbs, month: labels } = almanac;

const tithiName = ({ paksha, name }: { paksha: 'Shukla' | 'Krishna'; name: string }) =>
  limbs.ofPaksha(limbs.paksha[paksha], name);

/** Tithi, nakshatra, yoga and karana with their end times, and the vara. */
export function FiveLimbs({ day }: { day: PanchangReply }) {
  const { date, tithis, nakshatras, yogas, karanas, vara, vriddhiTithi } = day;
  return (
    <Card title={limbs.title}>
      <dl>
        <Limb name={limbs.tithi}>
          {tithis.map((tithi) => (
            <Part
              key={tithi.start}
              span={tithi}
              date={date}
              note={tithi.rikta ? limbs.rikta : null}
            >
              {tithiName(tithi)}
            </Part>
          ))}
          {tithis
            .filter(({ kshaya }) => kshaya)
            .map((tithi) => (
              <Note key={tithi.index}>{limbs.kshaya(tithiName(tithi))}</Note>
            ))}
          {vriddhiTithi && tithis[0] && <Note>{limbs.vriddhi(tithiName(tithis[0]))}</Note>}
        </Limb>
        <Limb name={limbs.nakshatra}>
          {nakshatras.map((nakshatra) => (
            <Part
              key={nakshatra.start}
              span={nakshatra}
              date={date}
              note={limbs.lord(grahaWord(nakshatra.lord))}
            >
              {nakshatra.name}
            </Part>
          ))}
        </Limb>
        <Limb name={limbs.yoga}>
          {yogas.map((yoga) => (
            <Part
              key={yoga.start}
              span={yoga}
              date={date}
              note={yoga.inauspicious ? limbs.inauspicious : null}
            >
              {yoga.name}
            </Part>
          ))}
        </Limb>
        <Limb name={limbs.karana}>
          {karanas.map((karana) => (
            <Part
              key={karana.start}
              span={karana}
              date={date}
              note={karana.vishti ? limbs.vishti : null}
            >
              {karana.name}
            </Part>
          ))}
        </Limb>
        <Limb name={limbs.vara}>
          <p className="font-medium">{limbs.varaOf(vara.name, grahaWord(vara.lord))}</p>
        </Limb>
      </dl>
    </Card>
  );
}

function Limb({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] gap-3 border-t border-line py-2.5 sm:grid-cols-[112px_minmax(0,1fr)]">
      <dt className="text-text-2">{name}</dt>
      <dd className="grid gap-1.5">{children}</dd>
    </div>
  );
}

/** A tithi, nakshatra, yoga or karana with its end time, marked while it is current. */
function Part({
  span,
  date,
  note,
  children,
}: {
  span: AlmanacSpan;
  date: string;
  note: string | null;
  children: string;
}) {
  const on = useRuns(span);
  return (
    <p className="flex items-start justify-between gap-2">
      <span className="min-w-0">
        <span className="font-medium">{children}</span>{' '}
        <span className="figures text-text-2">{almanac.until(timeOn(date, span.end))}</span>
        {note && <span className="block text-small text-text-2">{note}</span>}
      </span>
      <NowMark on={on} />
    </p>
  );
}

function Note({ children }: { children: string }) {
  return <p className="text-small text-text-2">{children}</p>;
}

/** The lunar month in both reckonings, the eras, and the rashis of Sun and Moon. */
export function MonthAndYear({ day }: { day: PanchangReply }) {
  const { date, month, paksha, sun, moon } = day;
  const nameOf = ({ name, adhika }: { name: string; adhika: boolean }) =>
    adhika ? labels.adhika(name) : name;
  return (
    <Card title={labels.title}>
      <Details
        metadata={[
          [labels.amanta, nameOf(month.amanta)],
          [labels.purnimanta, nameOf(month.purnimanta)],
          [labels.paksha, labels.pakshas[paksha]],
          [labels.vikram, <Figure key="vikram" value={month.vikram} />],
          [labels.shaka, <Figure key="shaka" value={month.shaka} />],
          [labels.sun, sun.rashi.name],
          [
            labels.moon,
            moon.rashis.map((rashi, at) => (
              <span key={rashi.start} className="block">
                {rashi.name}{' '}
                {at < moon.rashis.length - 1 && (
                  <span className="figures font-normal text-text-2">
                    {almanac.until(timeOn(date, rashi.end))}
                  </span>
                )}
              </span>
            )),
          ],
        ]}
      />
      <div className="border-t border-line pt-2.5 text-small text-text-2">
        <p>{labels.reckonings}</p>
        {month.disputed && (
          <p>{month.disputed === 'name' ? labels.disputedName : labels.disputedYear}</p>
        )}
      </div>
    </Card>
  );
}

function Figure({ value }: { value: number }) {
  return <span className="figures">{value}</span>;
}
