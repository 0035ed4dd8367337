import {
  type AdminArticle,
  type ArticleContent,
  type ContentLanguage,
  languages,
} from '@jyotiratna/contract';
import { content as t } from '#messages/admin/content.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { cureHint } from '../layout/cure-hint.ts';
import { Panel } from '../layout/panel.tsx';
import { MarkdownField } from './markdown-field.tsx';
import type { Editing } from './use-document.ts';

type Props = { language: ContentLanguage; editing: Editing<ArticleContent, AdminArticle> };

const names: Record<ContentLanguage, string> = { en: t.english, hi: t.hindi };

/** An article's content in one language; the other is next to it. */
export function ArticleLabels({ language, editing }: Props) {
  const { draft, set, errorOf } = editing;
  const labels = draft[language];
  const name = names[language];
  const lang = languages[language].tag;
  const change = (part: Partial<ArticleContent['en']>) =>
    set({ [language]: { ...labels, ...part } });
  const optional = language === 'hi';
  return (
    <Panel title={name}>
      <div className="grid gap-5">
        <TextField
          label={t.title(name)}
          lang={lang}
          optional={optional}
          maxLength={120}
          value={labels.title}
          hint={cureHint(labels.title)}
          error={errorOf(`${language}.title`)}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextAreaField
          label={t.summary(name)}
          lang={lang}
          optional={optional}
          rows={3}
          maxLength={400}
          value={labels.excerpt}
          hint={cureHint(labels.excerpt) ?? t.cardUnderTitle}
          error={errorOf(`${language}.excerpt`)}
          onChange={(event) => change({ excerpt: event.currentTarget.value })}
        />
        <TextField
          label={t.author(name)}
          lang={lang}
          optional={optional}
          maxLength={80}
          value={labels.author}
          error={errorOf(`${language}.author`)}
          onChange={(event) => change({ author: event.currentTarget.value })}
        />
        <MarkdownField
          language={name}
          label={t.text(name)}
          lang={lang}
          optional={optional}
          rows={24}
          maxLength={40_000}
          value={labels.body}
          hint={cureHint(labels.body)}
          error={errorOf(`${language}.body`)}
          onChange={(body) => change({ body })}
        />
      </div>
    </Panel>
  );
}
