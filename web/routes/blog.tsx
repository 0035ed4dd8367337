import type { PageMeta } from '@jyotiratna/contract';
import { listArticlesRoute } from '@jyotiratna/contract/articles';
import { blog } from '#content/blog.ts';
import { language } from '#messages/language.ts';
import { type BlogChip, blogChips, localizedHead } from '../content/article.ts';
import { apiContext } from '../context.ts';
import { ArticleCard } from '../features/content/blog/article-card.tsx';
import { CategoryChips } from '../features/content/blog/category-chips.tsx';
import { articleImageOf, readRemedy } from '../features/content/blog/read-images.ts';
import { NewsletterBand } from '../features/newsletter/newsletter-band.tsx';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/blog.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  offline: true,
  query: ['category'],
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const category =
    loaderData && loaderData.chosen !== 'All' ? blog.chipNames[loaderData.chosen] : undefined;
  return [
    ...pageMeta(matches, {
      title: category ? blog.titleOf(category) : blog.title,
      description: category ? blog.descriptionOf(category, blog.description) : blog.description,
      path: '/blog',
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: blog.title,
      href: absoluteUrl(matches)(`/feeds/articles-${language.data}.xml`),
    },
    { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [blog.hero.heading, '/blog']) },
  ];
};

/** Loads the articles of the selected category with their optional images. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const expected = new URL(request.url).searchParams.get('category');
  const picked: BlogChip = blogChips.find((chip) => chip === expected) ?? 'All';
  const api = context.get(apiContext);
  const { articles } = await api(listArticlesRoute);
  const shownArticles = await Promise.all(
    articles
      .filter(({ category }) => picked === 'All' || category === picked)
      .map(async (listed) => {
        const article = localizedHead(listed);
        return {
          article,
          image: articleImageOf(
            article,
            article.picture ? null : await readRemedy(api, article.remedy),
          ),
        };
      }),
  );
  return { chosen: picked, shown: shownArticles };
}

export default function Blog({
  loaderData: { chosen: picked, shown: displayed },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead title={blog.hero.heading}>
        <p>{blog.hero.text}</p>
      </PageHead>
      <div className="page pt-5 pb-14 md:pt-6 md:pb-20">
        <CategoryChips chosen={picked} />
        {displayed.length > 0 ? (
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {displayed.map(({ article, image }, index) => (
              <li key={article.slug}>
                <ArticleCard article={article} image={image} first={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={blog.empty} action={<LinkButton to="/blog">{blog.back}</LinkButton>} />
        )}
      </div>
      <NewsletterBand id="subscribe" copy={blog.newsletter} />
    </>
  );
}
