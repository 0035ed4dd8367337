import { type PageFacts, productIn } from '@jyotiratna/contract';
import { getProduct } from '@jyotiratna/contract/catalogue';
import { data } from 'react-router';
import { articles, blog } from '#content/blog/all.ts';
import { language } from '#messages/language.ts';
import { shopContext } from '../context.ts';
import type { ArticlePicture } from '../features/blog/article-card.tsx';
import { articleJsonLd } from '../features/blog/article-json-ld.ts';
import { ArticlePage } from '../features/blog/article-page.tsx';
import { ProductGrid } from '../features/catalogue/product-grid.tsx';
import { toPictureFiles } from '../features/catalogue/product-picture.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/blog-article.ts';

export const handle = { audience: 'everyone', sitemap: 'articles', share: 'words', offline: true } satisfies PageFacts;

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
    { 'script:ld+json': breadcrumbJsonLd(absolute, [blog.hero.heading, '/blog'], [article.title, path]) },
  ];
};

/** The article with what the catalogue has of its remedies. @throws a 404 when there is no such article */
export async function loader({ context, params }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw data(null, { status: 404 });
  const shop = context.get(shopContext);
  const [head, ...found] = await Promise.all(
    [article.picture, ...article.related].map((slug) =>
      shop(getProduct, { params: { key: slug } }).then(
        ({ product }) => productIn(product, language.code),
        () => null,
      ),
    ),
  );
  const [files] = head?.pictures ?? [];
  const picture: ArticlePicture =
    head && files ? { files: toPictureFiles(files), tint: head.tint, name: head.name } : null;
  return { article, picture, image: head?.images[0], related: found.filter((product) => product != null) };
}

export default function BlogArticle({ loaderData: { article, picture, related } }: Route.ComponentProps) {
  return (
    <>
      <ArticlePage article={article} picture={picture} />
      <div className="page pb-16 md:pb-28">
        {related.length > 0 && (
          <section aria-labelledby="related" className="border-t border-line pt-10 md:pt-14">
            <h2 id="related" className="mb-7 text-heading-m">
              {blog.related}
            </h2>
            <ProductGrid products={related} text="compact" level={3} />
          </section>
        )}
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
