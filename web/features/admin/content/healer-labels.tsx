import {
  type ContentLanguage,
  type HealerContent,
  type HealerDocument,
  languages,
} from '@jyotiratna/contract';
import { useState } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { cureHint } from '../layout/cure-hint.ts';
import { Panel } from '../layout/panel.tsx';
import type { Editing } from './use-document.ts';

type Props = { language: ContentLanguage; editing: Editing<HealerContent, HealerDocument> };

const names: Record<ContentLanguage, string> = { en: t.english, hi: t.hindi };

/** A healer's content in one language; the other is next to it. */
export function HealerLabels({ language, editing }: Props) {
  const { draft, set, errorOf } = editing;
  const labels = draft[language];
  const name = names[language];
  const lang = languages[language].tag;
  const optional = language === 'hi';
  const change = (part: Partial<HealerContent['en']>) =>
    set({ [language]: { ...labels, ...part } });
  // As it is typed: the break at its end is not lost while one writes.
  const [typed, setTyped] = useState(labels.credentials.join('\n'));
  const credentials =
    linesIn(typed).join('\n') === labels.credentials.join('\n')
      ? typed
      : labels.credentials.join('\n');
  const invalidCredential = labels.credentials
    .map((_, at) => errorOf(`${language}.credentials.${at}`))
    .find(Boolean);
  return (
    <Panel title={name} note={optional ? t.whatEmptyHere : ''}>
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-[1fr_8rem]">
          <TextField
            label={t.name(name)}
            lang={lang}
            optional={optional}
            maxLength={80}
            autoComplete="off"
            value={labels.name}
            error={errorOf(`${language}.name`)}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextField
            label={t.initials(name)}
            lang={lang}
            optional={optional}
            maxLength={4}
            autoComplete="off"
            value={labels.initials}
            error={errorOf(`${language}.initials`)}
            onChange={(event) => change({ initials: event.currentTarget.value })}
          />
        </div>
        <TextAreaField
          label={t.aboutHealer(name)}
          lang={lang}
          optional={optional}
          rows={7}
          maxLength={1000}
          value={labels.bio}
          hint={cureHint(labels.bio)}
          error={errorOf(`${language}.bio`)}
          onChange={(event) => change({ bio: event.currentTarget.value })}
        />
        <TextAreaField
          label={t.credentials(name)}
          lang={lang}
          optional
          rows={3}
          value={credentials}
          hint={cureHint(credentials) ?? t.oneEachLine}
          error={invalidCredential ?? errorOf(`${language}.credentials`)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            change({ credentials: linesIn(event.currentTarget.value) });
          }}
        />
        <TextField
          label={t.whenAvailable(name)}
          lang={lang}
          optional
          maxLength={60}
          autoComplete="off"
          value={labels.nextAvailable}
          hint={t.profileAfterFigures}
          error={errorOf(`${language}.nextAvailable`)}
          onChange={(event) => change({ nextAvailable: event.currentTarget.value })}
        />
      </div>
    </Panel>
  );
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean);
}
