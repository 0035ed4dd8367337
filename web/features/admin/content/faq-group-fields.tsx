import { faqIcons } from '@jyotiratna/contract';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { content as t } from '#messages/admin/content.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { bindFields, type FieldErrors } from '../layout/bind-fields.ts';
import { cureHint } from '../layout/cure-hint.ts';
import { emptyItem, type FaqGroupDraft, type FaqItemDraft, moved } from './faq-draft.ts';

type Place = {
  /** Zero-based. */
  place: number;
  count: number;
  onMove: (by: number) => void;
  onRemove: () => void;
};
type Bound<Draft> = {
  errors: FieldErrors;
  /** The path of its errors. */
  at: string;
  onChange: (part: Partial<Draft>) => void;
};

/** A group with its questions, folded away until it is opened. */
export function FaqGroupFields({
  group,
  errors,
  at,
  onChange,
  ...place
}: Place & Bound<FaqGroupDraft> & { group: FaqGroupDraft }) {
  const { title, items } = group;
  const name = title.en || t.group(place.place + 1);
  const setItems = (next: FaqItemDraft[]) => onChange({ items: next });
  const { field } = bindFields(group, onChange, errors, at);
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
            copy={title}
            {...{ errors, at: `${at}title.` }}
            onChange={(part) => onChange({ title: { ...title, ...part } })}
          />
          <SelectField
            label={t.signBefore}
            options={faqIcons.map((icon) => [icon, t.faqIcons[icon]])}
            {...field('icon')}
          />
        </div>
        <Places subject={t.theGroup(name)} {...place} />
        <ol className="grid gap-5">
          {items.map((item, index) => (
            <li key={String(index)} className="grid gap-4 border-t border-line pt-5">
              <QuestionFields
                item={item}
                number={index + 1}
                {...{ errors, at: `${at}items.${index}.` }}
                onChange={(part) => setItems(items.with(index, { ...item, ...part }))}
              />
              <Places
                subject={t.question(index + 1, name)}
                place={index}
                count={items.length}
                onMove={(by) => setItems(moved(items, index, by))}
                onRemove={() => setItems(items.toSpliced(index, 1))}
              />
            </li>
          ))}
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

type QuestionProps = Bound<FaqItemDraft> & { item: FaqItemDraft; number: number };

function QuestionFields({ item, number, errors, at, onChange }: QuestionProps) {
  const { question, answer } = item;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <InBoth
        label={t.questionOf(number)}
        copy={question}
        {...{ errors, at: `${at}question.` }}
        onChange={(part) => onChange({ question: { ...question, ...part } })}
      />
      <InBoth
        label={t.answer(number)}
        long
        copy={answer}
        {...{ errors, at: `${at}answer.` }}
        onChange={(part) => onChange({ answer: { ...answer, ...part } })}
      />
    </div>
  );
}

type Copies = FaqGroupDraft['title'];
type InBothProps = Bound<Copies> & { label: string; copy: Copies; long?: boolean };

/** A text in English and, next to it, in Hindi. */
function InBoth({ label, copy, long = false, errors, at, onChange }: InBothProps) {
  const Field = long ? TextAreaField : TextField;
  const { field } = bindFields(copy, onChange, errors, at);
  return (['en', 'hi'] as const).map((language) => (
    <Field
      key={language}
      label={t.englishhindi(label, language === 'en')}
      lang={language === 'en' ? 'en-IN' : 'hi-IN'}
      optional={language === 'hi'}
      maxLength={long ? 3000 : 300}
      hint={cureHint(copy[language])}
      {...field(language)}
    />
  ));
}

/** Up, down, away. */
function Places({ subject, place, count, onMove, onRemove }: Place & { subject: string }) {
  const steps = [
    { label: t.moveUp, text: t.up, Icon: ArrowUp, disabled: place === 0, act: () => onMove(-1) },
    {
      label: t.moveDown,
      text: t.down,
      Icon: ArrowDown,
      disabled: place === count - 1,
      act: () => onMove(1),
    },
    { label: t.remove, text: t.removeLabel, Icon: Trash2, disabled: false, act: onRemove },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map(({ label, text, Icon, disabled, act }) => (
        <Button
          key={text}
          kind="text"
          size="s"
          aria-label={label(subject)}
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
