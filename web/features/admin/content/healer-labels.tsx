import type { HealerContent, HealerDocument } from '@jyotiratna/contract';
import { useState } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { cureHint } from '../layout/cure-hint.ts';
import { linesOf } from '../product-form/draft.ts';
import { type BoundCopy, InBothLanguages } from './in-both-languages.tsx';
import type { Editing } from './use-document.ts';

type Copy = HealerContent['en'];
type Props = { editing: Editing<HealerContent, HealerDocument> };

/** A healer's content in both languages. */
export function HealerLabels({ editing }: Props) {
  return (
    <InBothLanguages<Copy> editing={editing} note={t.whatEmptyHere}>
      {(bound) => {
        const { name, copy, field } = bound;
        return (
          <>
            <div className="grid items-start gap-5 sm:grid-cols-[1fr_8rem]">
              <TextField label={t.name(name)} maxLength={80} {...field('name')} />
              <TextField label={t.initials(name)} maxLength={4} {...field('initials')} />
            </div>
            <TextAreaField
              label={t.aboutHealer(name)}
              rows={7}
              maxLength={1000}
              hint={cureHint(copy.bio)}
              {...field('bio')}
            />
            <Credentials bound={bound} />
            <TextField
              label={t.whenAvailable(name)}
              maxLength={60}
              hint={t.profileAfterFigures}
              {...field('nextAvailable')}
              optional
            />
          </>
        );
      }}
    </InBothLanguages>
  );
}

/** One credential on each line. */
function Credentials({ bound: { name, copy, set, field } }: { bound: BoundCopy<Copy> }) {
  const saved = copy.credentials.join('\n');
  // As it is typed: the break at its end is not lost while one writes.
  const [typed, setTyped] = useState(saved);
  const value = linesOf(typed).join('\n') === saved ? typed : saved;
  return (
    <TextAreaField
      label={t.credentials(name)}
      rows={3}
      hint={cureHint(value) ?? t.oneEachLine}
      {...field('credentials')}
      optional
      value={value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        set({ credentials: linesOf(currentTarget.value) });
      }}
    />
  );
}
