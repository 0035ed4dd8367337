import { type AdminArticle, type ArticleContent, articleCategories } from '@jyotiratna/contract';
import { content as t } from '#messages/admin/content.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../layout/panel.tsx';
import { ArticleImageField } from './article-image-field.tsx';
import { RemedyChoice } from './remedy-choice.tsx';
import type { Editing } from './use-document.ts';

type Props = { editing: Editing<ArticleContent, AdminArticle> };

/** The language-independent fields of an article. */
export function ArticleFields({ editing }: Props) {
  const { doc, draft, set, errorOf } = editing;
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
          hint={
            doc.publishedAt === null ? t.pageWillBlog(draft.slug) : t.movesOnPublication(draft.slug)
          }
          error={errorOf('slug')}
          onChange={(event) => set({ slug: event.currentTarget.value })}
        />
        <SelectField
          label={t.category}
          value={draft.category}
          error={errorOf('category')}
          onChange={(event) =>
            set({
              category:
                articleCategories.find((one) => one === event.target.value) ?? draft.category,
            })
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
        <RemedyChoice
          label={t.remedyWhosePicture}
          hint={t.ownPictureFirst}
          slugs={draft.remedy === '' ? [] : [draft.remedy]}
          max={1}
          error={errorOf('remedy')}
          onChange={([slug = '']) => set({ remedy: slug })}
        />
        <RemedyChoice
          label={t.remediesArticle}
          hint={t.cardsBelowArticle}
          slugs={draft.related}
          error={invalidRelated ?? errorOf('related')}
          onChange={(related) => set({ related })}
        />
        <ArticleImageField editing={editing} />
      </div>
    </Panel>
  );
}
