import type { PageMeta } from '@jyotiratna/contract';
import { getArticleRoute } from '@jyotiratna/contract/articles';
import { data } from 'react-router';
import { blog } from '#content/blog.ts';
import { localizedArticle } from '../content/article.ts';
import { apiContext } from '../context.ts';
import { cardOf } from '../features/catalogue/card.ts';
import { SelectedRemedies } from '../features/catalogue/selected-remedies.tsx';
import { articleJsonLd } from '../features/content/blog/article-json-ld.ts';
import { ArticlePage } from '../features/content/blog/article-page.tsx';
import { articleImageOf, readRemedy } from '../features/content/blog/read-images.ts';
import { isCallError } from '../is-call-error.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/blog-article.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'articles',
  share: 'article',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: blog.notFound }, { name: 'robots', content: 'noindex' }];
  const { article, image } = loaderData;
  const path = `/blog/${article.slug}`;
  const absolute = absoluteUrl(matches);
  return [
    ...pageMeta(matches, {
      title: `${article.title} | Jyotiratna`,
      description: article.excerpt,
      path,
      type: 'article',
    }),
    { property: 'article:published_time', content: article.date },
    { 'script:ld+json': articleJsonLd(article, absolute, image) },
    {
      'script:ld+json': breadcrumbJsonLd(
        absolute,
        [blog.hero.heading, '/blog'],
        [article.title, path],
      ),
    },
  ];
};

/**
 * Loads the article with its remedies in the catalogue.
 * @throws a 404 response for an unknown article
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { article: source } = await api(getArticleRoute, { params: { slug: params.slug } }).catch(
    (error: unknown) => {
      throw isCallError(error) && [400, 404].includes(error.status)
        ? data(null, { status: 404 })
        : error;
    },
  );
  const article = localizedArticle(source);
  const [head = null, ...relatedRemedies] = await Promise.all(
    [article.remedy, ...article.related].map((slug) => readRemedy(api, slug)),
  );
  const photo = articleImageOf(article, head);
  const widest = article.picture?.widths.at(-1);
  const image = article.picture
    ? `/pictures/${article.picture.id}-${widest}.webp`
    : head?.images[0];
  const related = relatedRemedies
    .filter((product) => product != null)
    .map((product) => cardOf(product, 'compact'));
  return { article, picture: photo, image, related };
}

export default function BlogArticle({
  loaderData: { article, picture: photo, related },
}: Route.ComponentProps) {
  return (
    <>
      <ArticlePage article={article} image={photo} />
      <div className="page pb-16 md:pb-28">
        <SelectedRemedies title={blog.related} cards={related} />
        <LinkButton to="/blog" kind="second" className="mt-12">
          {blog.back}
        </LinkButton>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
