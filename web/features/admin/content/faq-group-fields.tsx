import { type FaqIcon, faqIcons } from '@jyotiratna/contract';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { content as t } from '#messages/admin/content.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { cureHint } from '../layout/cure-hint.ts';
import { emptyItem, type FaqGroupDraft, type FaqItemDraft, moved } from './faq-draft.ts';

type Saved = { en: string; hi: string };

const iconNames: Record<FaqIcon, string> = {
  numbers: t.numberSign,
  ai: t.chip,
  kundli: t.chart,
  astrologers: t.people,
  accuracy: t.target,
  prediction: t.arrow,
  platform: t.gem,
};

type Props = {
  group: FaqGroupDraft;
  /** Zero-based. */
  place: number;
  count: number;
  errorOf: (path: string) => string | undefined;
  onChange: (group: FaqGroupDraft) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

/** A group with its questions, folded away until it is opened. */
export function FaqGroupFields({
  group,
  place,
  count,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const { icon, title, items } = group;
  const name = title.en || t.group(place + 1);
  const setItems = (next: FaqItemDraft[]) => onChange({ ...group, items: next });
  return (
    <details className="facet-card border border-line bg-surface p-5">
      <summary className="target cursor-pointer font-semibold">
        {name}
        <span className="ml-2 font-normal text-text-2">{t.questions(items.length)}</span>
      </summary>
      <div className="mt-4 grid gap-5">
        <div className="grid items-start gap-5 md:grid-cols-[1fr_1fr_12rem]">
          <InBoth
            label={t.titleLabel}
            value={title}
            at="title"
            {...{ errorOf }}
            onChange={(next) => onChange({ ...group, title: next })}
          />
          <SelectField
            label={t.signBefore}
            value={icon}
            onChange={(event) =>
              onChange({
                ...group,
                icon: faqIcons.find((one) => one === event.target.value) ?? icon,
              })
            }
          >
            {faqIcons.map((one) => (
              <option key={one} value={one}>
                {iconNames[one]}
              </option>
            ))}
          </SelectField>
        </div>
        <Places subject={t.theGroup(name)} {...{ place, count, onMove, onRemove }} />
        <ol className="grid gap-5">
          {items.map((item, at) => {
            const path = `items.${at}`;
            const subject = t.question(at + 1, name);
            return (
              <li key={String(at)} className="grid gap-4 border-t border-line pt-5">
                <div className="grid items-start gap-4 md:grid-cols-2">
                  <InBoth
                    label={t.questionOf(at + 1)}
                    value={item.question}
                    at={`${path}.question`}
                    {...{ errorOf }}
                    onChange={(question) => setItems(items.with(at, { ...item, question }))}
                  />
                  <InBoth
                    label={t.answer(at + 1)}
                    long
                    value={item.answer}
                    at={`${path}.answer`}
                    {...{ errorOf }}
                    onChange={(response) => setItems(items.with(at, { ...item, answer: response }))}
                  />
                </div>
                <Places
                  subject={subject}
                  place={at}
                  count={items.length}
                  onMove={(by) => setItems(moved(items, at, by))}
                  onRemove={() => setItems(items.toSpliced(at, 1))}
                />
              </li>
            );
          })}
        </ol>
        <Button
          kind="second"
          size="s"
          className="justify-self-start"
          disabled={items.length >= 50}
          aria-label={t.addQuestion(name)}
          onClick={() => setItems([...items, emptyItem()])}
        >
          {t.addAQuestion}
        </Button>
      </div>
    </details>
  );
}

type InBothProps = {
  label: string;
  value: Saved;
  /** Its path within the group. */
  at: string;
  long?: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (value: Saved) => void;
};

/** A text in English and, next to it, in Hindi. */
function InBoth({ label, value, at, long = false, errorOf, onChange }: InBothProps) {
  const Field = long ? TextAreaField : TextField;
  return (['en', 'hi'] as const).map((language) => (
    <Field
      key={language}
      label={t.englishhindi(label, language === 'en')}
      lang={language === 'en' ? 'en-IN' : 'hi-IN'}
      optional={language === 'hi'}
      maxLength={long ? 3000 : 300}
      value={value[language]}
      hint={cureHint(value[language])}
      error={errorOf(`${at}.${language}`)}
      onChange={(event: { currentTarget: { value: string } }) =>
        onChange({ ...value, [language]: event.currentTarget.value })
      }
    />
  ));
}

type PlacesProps = {
  subject: string;
  place: number;
  count: number;
  onMove: (by: number) => void;
  onRemove: () => void;
};

/** Up, down, away. */
function Places({ subject, place, count, onMove, onRemove }: PlacesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="text"
        size="s"
        aria-label={t.moveUp(subject)}
        disabled={place === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden size={18} strokeWidth={1.6} />
        {t.up}
      </Button>
      <Button
        kind="text"
        size="s"
        aria-label={t.moveDown(subject)}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden size={18} strokeWidth={1.6} />
        {t.down}
      </Button>
      <Button kind="text" size="s" aria-label={t.remove(subject)} onClick={onRemove}>
        <Trash2 aria-hidden size={18} strokeWidth={1.6} />
        {t.removeLabel}
      </Button>
    </div>
  );
}
