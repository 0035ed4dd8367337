import { type ContentLanguage, languages, type PageContent } from '@jyotiratna/contract';
import { pages as t } from '#messages/admin/pages.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Panel } from '../layout/panel.tsx';
import { MarkdownField } from './markdown-field.tsx';

type Copies = Pick<PageContent, ContentLanguage>;
type Props = {
  language: ContentLanguage;
  /** Of a page, or of another document with the same words. */
  editing: {
    draft: Copies;
    set: (part: Partial<Copies>) => void;
    errorOf: (path: string) => string | undefined;
  };
  bodyOptional?: boolean;
};

/** A page's words in one language; the other is next to it. */
export function PageLabels({ language, editing, bodyOptional = false }: Props) {
  const { draft, set, errorOf } = editing;
  const labels = draft[language];
  const lang = languages[language].tag;
  const change = (part: Partial<PageContent['en']>) => set({ [language]: { ...labels, ...part } });
  const optional = language === 'hi';
  return (
    <Panel title={t.languages[language]}>
      <div className="grid gap-5">
        <TextField
          label={t.titleIn[language]}
          lang={lang}
          optional={optional}
          maxLength={120}
          value={labels.title}
          error={errorOf(`${language}.title`)}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextAreaField
          label={t.descriptionIn[language]}
          lang={lang}
          optional
          rows={3}
          maxLength={300}
          value={labels.description}
          hint={t.descriptionHint}
          error={errorOf(`${language}.description`)}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <TextAreaField
          label={t.leadIn[language]}
          lang={lang}
          optional
          rows={3}
          maxLength={600}
          value={labels.lead}
          error={errorOf(`${language}.lead`)}
          onChange={(event) => change({ lead: event.currentTarget.value })}
        />
        <MarkdownField
          language={t.languages[language]}
          label={t.bodyIn[language]}
          lang={lang}
          optional={optional || bodyOptional}
          rows={bodyOptional ? 10 : 24}
          maxLength={40_000}
          value={labels.body}
          hint={t.bodyHint}
          error={errorOf(`${language}.body`)}
          onChange={(body) => change({ body })}
        />
      </div>
    </Panel>
  );
}
