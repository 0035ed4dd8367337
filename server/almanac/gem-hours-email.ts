import { type GemHours, type GemWindow, type Locale, languages } from '@jyotiratna/contract';
import { gemHoursMessages } from '@jyotiratna/messages/every-language/almanac.ts';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../platform/email/email.ts';
import { upperOf } from './gem-calendar.ts';

/** Maximum windows listed in an email; the attached calendar file has all of them. */
const max = 8;

/** Composes the email with the next muhurtas for an ordered stone. `url` is the order's page. */
export function gemHoursEmail(hours: GemHours, url: string, locale: Locale): Email {
  const { graha, place, days, sunless, wearer, consultFirst } = hours;
  const labels = gemHoursMessages[locale];
  const { gemHours: messages, order, reasonText } = emailMessages[locale];
  const name = labels.grahas[graha];
  const windows = upperOf(hours)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, max);
  return {
    subject: messages.subject(name),
    preview: messages.preview,
    heading: messages.subject(name),
    blocks: [
      { kind: 'text', text: messages.text },
      {
        kind: 'text',
        text: [
          labels.of(place.name, place.timezone, days),
          ...(wearer ? [labels.personal] : []),
          ...(sunless > 0 ? [labels.sunless(sunless)] : []),
        ].join(' '),
      },
      ...(windows.length > 0
        ? [
            {
              kind: 'rows' as const,
              title: messages.title,
              rows: windows.map((window) => ({
                label: whenOf(window, locale),
                value: labels.tiers[window.tier],
                strong: window.tier === 'best',
              })),
            },
            { kind: 'text' as const, text: messages.file },
          ]
        : [{ kind: 'text' as const, text: labels.empty }]),
      { kind: 'text', text: consultFirst ? `${labels.consult} ${labels.custom}` : labels.custom },
      { kind: 'action', label: order.see, url },
    ],
    reason: reasonText.gemHours,
  };

  function whenOf({ date, start, end }: GemWindow, of: Locale): string {
    const day = new Intl.DateTimeFormat(languages[of].dates, {
      timeZone: 'UTC',
      dateStyle: 'full',
    }).format(new Date(`${date}T00:00:00Z`));
    return labels.when(day, minuteOf(start), minuteOf(end));
  }
}

/** Formats local time as '16:07', rounded as on the page. */
function minuteOf(iso: string): string {
  const local = Date.parse(`${iso.slice(0, 19)}Z`);
  return new Date(Math.round(local / 60_000) * 60_000).toISOString().slice(11, 16);
}
