import { Bold, Heading, Italic, Link, List, ListOrdered, MessageSquareQuote } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import { formatSelection, type TextFormat, textFormats } from './format-selection.ts';

type Props = Omit<ComponentProps<typeof TextAreaField>, 'ref' | 'onChange' | 'value'> & {
  value: string;
  /** The language of the text, for the toolbar's accessible name. */
  language: string;
  onChange: (text: string) => void;
};

const icons: Readonly<Record<TextFormat, typeof Bold>> = {
  heading: Heading,
  bold: Bold,
  italic: Italic,
  link: Link,
  list: List,
  steps: ListOrdered,
  note: MessageSquareQuote,
};

/** A text in Markdown with buttons that format the selection. */
export function MarkdownField({ value, language, onChange, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);

  function apply(format: TextFormat) {
    const control = area.current;
    if (!control) return;
    const { selectionStart: start, selectionEnd: end } = control;
    const result = formatSelection(format, { text: value, start, end });
    onChange(result.text);
    requestAnimationFrame(() => {
      control.focus();
      control.setSelectionRange(result.start, result.end);
    });
  }

  return (
    <div className="grid gap-2">
      <div role="toolbar" aria-label={t.format(language)} className="flex flex-wrap gap-1">
        {textFormats.map((format) => (
          <IconButton
            key={format}
            icon={icons[format]}
            size={18}
            title={t.formats[format]}
            aria-label={t.formats[format]}
            className="size-11 rounded-md border border-line hover:bg-mayur-50"
            onClick={() => apply(format)}
          />
        ))}
      </div>
      <TextAreaField
        {...field}
        ref={area}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** A short reference of Markdown's syntax. */
export function MarkdownHelp() {
  return (
    <details className="facet-card border border-line bg-surface p-5">
      <summary className="target cursor-pointer font-semibold">{t.howTextWritten}</summary>
      <p className="mt-2 text-small text-text-2">{t.emptyLineEnds}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
        {t.markdownHelp.map(([write, get]) => (
          <div key={write} className="contents">
            <dt>
              <code>{write}</code>
            </dt>
            <dd className="text-text-2">{get}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
