import { type AdminArticle, type ArticleContent, articleCategories } from '@jyotiratna/contract';
import {
  addArticleImage,
  deleteArticleRoute,
  getAdminArticleRoute,
  publishArticleRoute,
  restoreArticleRoute,
  saveArticleRoute,
  withdrawArticleRoute,
} from '@jyotiratna/contract/admin/articles';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { useQueries } from '@tanstack/react-query';
import { articles, content as t } from '#messages/admin/content.ts';
import { api } from '../../../api.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { cureHint } from '../layout/cure-hint.ts';
import { Panel } from '../layout/page.tsx';
import { ProductChoice } from '../products/product-choice.tsx';
import { DocumentImageField } from './document-image-field.tsx';
import { DocumentPage } from './document-page.tsx';
import { InBothLanguages } from './in-both-languages.tsx';
import { MarkdownField, MarkdownHelp } from './markdown-field.tsx';
import type { Editing } from './use-document.ts';

type Props = { editing: Editing<ArticleContent, AdminArticle> };

const routes = {
  read: getAdminArticleRoute,
  save: saveArticleRoute,
  publish: publishArticleRoute,
  withdraw: withdrawArticleRoute,
  restore: restoreArticleRoute,
  remove: deleteArticleRoute,
};

/** The editor of one article in both languages. */
export function ArticleEditorPage() {
  return (
    <DocumentPage<ArticleContent, AdminArticle>
      section="articles"
      titleOf={({ en }) => en.title}
      routes={routes}
      labels={articles}
      Fields={Fields}
      hintOf={({ hi }) => (hi.title === '' || hi.body === '') && articles.fallback}
    />
  );
}

function Fields({ editing }: Props) {
  return (
    <>
      <Details editing={editing} />
      <InBothLanguages editing={editing}>
        {({ name, copy, field }) => (
          <>
            <TextField
              label={t.title(name)}
              maxLength={120}
              hint={cureHint(copy.title)}
              {...field('title')}
            />
            <TextAreaField
              label={t.summary(name)}
              rows={3}
              maxLength={400}
              hint={cureHint(copy.excerpt) ?? t.cardUnderTitle}
              {...field('excerpt')}
            />
            <TextField label={t.author(name)} maxLength={80} {...field('author')} />
            <MarkdownField
              language={name}
              label={t.text(name)}
              rows={24}
              maxLength={40_000}
              hint={cureHint(copy.body)}
              {...field('body')}
            />
          </>
        )}
      </InBothLanguages>
      <MarkdownHelp />
    </>
  );
}

/** The language-independent fields of an article. */
function Details({ editing: { doc, draft, field } }: Props) {
  const remedy = field('remedy');
  const related = field('related');
  return (
    <Panel title={t.bothLanguages}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t.address}
          maxLength={120}
          spellCheck={false}
          hint={
            doc.publishedAt === null
              ? t.pageWillBlog(draft.slug)
              : t.changesOnPublication(draft.slug)
          }
          {...field('slug')}
        />
        <SelectField
          label={t.category}
          options={articleCategories.map((category) => [category, category])}
          {...field('category')}
        />
        <TextField
          label={t.dayPublication}
          type="date"
          hint={t.readersSeeNewest}
          {...field('date')}
        />
        <RemedyChoice
          label={t.remedyWhoseImage}
          hint={t.ownImageFirst}
          slugs={draft.remedy === '' ? [] : [draft.remedy]}
          max={1}
          error={remedy.error}
          onChange={([slug = '']) => remedy.onChange(slug)}
        />
        <RemedyChoice
          label={t.remediesArticle}
          hint={t.cardsBelowArticle}
          slugs={draft.related}
          error={related.error}
          onChange={related.onChange}
        />
        <DocumentImageField
          legend={t.imageOwn}
          hint={t.jpegPngOr}
          shape="wide"
          saved={doc.picture}
          field={field('pictureId')}
          upload={(body) => api(addArticleImage, { params: { id: doc.id }, body })}
          className="sm:col-span-2"
        />
      </div>
    </Panel>
  );
}

type ChoiceProps = {
  label: string;
  hint: string;
  /** The slugs of the remedies. */
  slugs: readonly string[];
  max?: number;
  error: string | undefined;
  onChange: (slugs: string[]) => void;
};

/** Remedies selected by name and stored by slug; an unpublished one is displayed by its slug. */
function RemedyChoice({ slugs, onChange, ...field }: ChoiceProps) {
  const found = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: ['remedy', slug],
      queryFn: () => api(getProductRoute, { params: { key: slug } }),
      retry: false,
    })),
  });
  const selected = slugs.map((slug, at) => ({
    id: slug,
    name: found[at]?.data?.product.name ?? slug,
  }));
  return (
    <ProductChoice
      {...field}
      chosen={selected}
      idOf={({ slug }) => slug}
      onChange={(picked) => onChange(picked.map(({ id }) => id))}
    />
  );
}
