import { faqIcons } from '@jyotiratna/contract';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { content as t } from '#messages/admin/content.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { cureHint } from '../layout/cure-hint.ts';
import { type BoundField, bindFields, bindNested, type FieldErrors } from '../layout/use-form.ts';
import { emptyItem, type FaqGroupDraft, moved } from './faq-draft.ts';

type Place = {
  /** Zero-based. */
  place: number;
  count: number;
  onMove: (by: number) => void;
  onRemove: () => void;
};
type Props = Place & {
  group: FaqGroupDraft;
  errors: FieldErrors;
  /** The path of the group's errors. */
  at: string;
  onChange: (patch: Partial<FaqGroupDraft>) => void;
};

/** A group with its questions, collapsed until it is opened. */
export function FaqGroupFields({ group, errors, at, onChange, ...place }: Props) {
  const { title, items } = group;
  const name = title.en || t.group(place.place + 1);
  const setItems = (next: FaqGroupDraft['items']) => onChange({ items: next });
  const { field } = bindFields(group, onChange, errors, at);
  return (
    <details className="facet-card border border-line bg-surface p-5">
      <summary className="target cursor-pointer font-semibold">
        {name}
        <span className="ml-2 font-normal text-text-2">{t.questions(items.length)}</span>
      </summary>
      <div className="mt-4 grid gap-5">
        <div className="grid items-start gap-5 md:grid-cols-[1fr_1fr_12rem]">
          <InBoth label={t.titleLabel} errors={errors} bound={field('title')} />
          <SelectField
            label={t.signBefore}
            options={faqIcons.map((icon) => [icon, t.faqIcons[icon]])}
            {...field('icon')}
          />
        </div>
        <Places subject={t.theGroup(name)} {...place} />
        <ol className="grid gap-5">
          {items.map((item, index) => {
            const { field: patch } = bindFields(
              item,
              (next) => setItems(items.with(index, { ...item, ...next })),
              errors,
              `${at}items.${index}.`,
            );
            const number = index + 1;
            return (
              <li key={String(index)} className="grid gap-4 border-t border-line pt-5">
                <div className="grid items-start gap-4 md:grid-cols-2">
                  <InBoth label={t.questionOf(number)} errors={errors} bound={patch('question')} />
                  <InBoth label={t.answer(number)} long errors={errors} bound={patch('answer')} />
                </div>
                <Places
                  subject={t.question(number, name)}
                  place={index}
                  count={items.length}
                  onMove={(by) => setItems(moved(items, index, by))}
                  onRemove={() => setItems(items.toSpliced(index, 1))}
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
  bound: BoundField<FaqGroupDraft['title']>;
  errors: FieldErrors;
  long?: boolean;
};

/** A field in English and, next to it, in Hindi. */
function InBoth({ label, bound, errors, long = false }: InBothProps) {
  const Field = long ? TextAreaField : TextField;
  const { field } = bindNested(bound, errors);
  return (['en', 'hi'] as const).map((language) => (
    <Field
      key={language}
      label={t.englishhindi(label, language === 'en')}
      lang={language === 'en' ? 'en-IN' : 'hi-IN'}
      optional={language === 'hi'}
      maxLength={long ? 3000 : 300}
      hint={cureHint(bound.value[language])}
      {...field(language)}
    />
  ));
}

/** Buttons that move an item up or down, or remove it. */
function Places({ subject, place, count, onMove, onRemove }: Place & { subject: string }) {
  const steps = [
    [t.up, t.moveUp, ArrowUp, place === 0, () => onMove(-1)],
    [t.down, t.moveDown, ArrowDown, place === count - 1, () => onMove(1)],
    [t.removeLabel, t.remove, Trash2, false, onRemove],
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map(([text, labelOf, Icon, disabled, act]) => (
        <Button
          key={text}
          kind="text"
          size="s"
          aria-label={labelOf(subject)}
          disabled={disabled}
          onClick={act}
        >
          <Icon aria-hidden size={18} strokeWidth={1.6} />
          {text}
        </Button>
      ))}
    </div>
  );
}
