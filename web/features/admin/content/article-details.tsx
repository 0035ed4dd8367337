import { type AdminArticle, type ArticleContent, articleCategories } from '@jyotiratna/contract';
import { useState } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../layout/panel.tsx';
import { ArticleImageField } from './article-image-field.tsx';
import type { Editing } from './use-document.ts';

type Props = { editing: Editing<ArticleContent, AdminArticle> };

/** The language-independent fields of an article. */
export function ArticleDetails({ editing }: Props) {
  const { doc, draft, set, errorOf } = editing;
  // As it is typed: the comma at its end is not lost while one writes.
  const [related, setRelated] = useState(draft.related.join(', '));
  const saved = slugsIn(related).join() === draft.related.join() ? related : draft.related.join(', ');
  const invalidRelated = draft.related.map((_, index) => errorOf(`related.${index}`)).find(Boolean);
  return (
    <Panel title={t.bothLanguages}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t.address}
          value={draft.slug}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          readOnly={doc.publishedAt !== null}
          hint={doc.publishedAt === null ? t.pageWillBlog(draft.slug) : t.staysLinksSearch}
          error={errorOf('slug')}
          onChange={(event) => set({ slug: event.currentTarget.value })}
        />
        <SelectField
          label={t.category}
          value={draft.category}
          error={errorOf('category')}
          onChange={(event) =>
            set({ category: articleCategories.find((one) => one === event.target.value) ?? draft.category })
          }
        >
          {articleCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <TextField
          label={t.dayPublication}
          type="date"
          value={draft.date}
          hint={t.readersSeeNewest}
          error={errorOf('date')}
          onChange={(event) => set({ date: event.currentTarget.value })}
        />
        <TextField
          label={t.remedyWhosePicture}
          optional
          value={draft.remedy}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          hint={t.endAddressSuch}
          error={errorOf('remedy')}
          onChange={(event) => set({ remedy: event.currentTarget.value.trim() })}
        />
        <TextField
          label={t.remediesArticle}
          optional
          className="sm:col-span-2"
          value={saved}
          autoComplete="off"
          spellCheck={false}
          hint={t.endsTheirAddresses}
          error={invalidRelated ?? errorOf('related')}
          onChange={(event) => {
            setRelated(event.currentTarget.value);
            set({ related: slugsIn(event.currentTarget.value) });
          }}
        />
        <ArticleImageField editing={editing} />
      </div>
    </Panel>
  );
}

function slugsIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
