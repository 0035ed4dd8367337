import { type PageFacts, type Product, productIn } from '@jyotiratna/contract';
import { getProduct } from '@jyotiratna/contract/catalogue';
import { articles, blog } from '#content/blog/all.ts';
import { language } from '#messages/language.ts';
import { type BlogChip, blogChips } from '../content/article.ts';
import { articlesIn } from '../content/articles-in.ts';
import { shopContext } from '../context.ts';
import { ArticleCard, type ArticlePicture } from '../features/blog/article-card.tsx';
import { CategoryChips } from '../features/blog/category-chips.tsx';
import { toPictureFiles } from '../features/catalogue/product-picture.ts';
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
} satisfies PageFacts;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const category = loaderData && loaderData.chosen !== 'All' ? blog.chipNames[loaderData.chosen] : undefined;
  return [
    ...pageMeta(matches, {
      title: category ? blog.titleOf(category) : blog.title,
      description: category ? blog.descriptionOf(category, blog.description) : blog.description,
      path: '/blog',
    }),
    { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [blog.hero.heading, '/blog']) },
  ];
};

/** The chosen category, and the pictures of the articles' remedies; without them the page is only less bright. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('category');
  const chosen = blogChips.find((chip) => chip === wanted) ?? 'All';
  const shop = context.get(shopContext);
  const pictures = await Promise.all(
    articles.map(async ({ slug, picture }): Promise<[string, ArticlePicture]> => {
      const found = await shop(getProduct, { params: { key: picture } }).catch(() => null);
      return [slug, found && articlePicture(productIn(found.product, language.code))];
    }),
  );
  return { chosen: chosen as BlogChip, pictures: Object.fromEntries(pictures) };
}

function articlePicture({ pictures, tint, name }: Product): ArticlePicture {
  const [picture] = pictures;
  return picture ? { files: toPictureFiles(picture), tint, name } : null;
}

export default function Blog({ loaderData: { chosen, pictures } }: Route.ComponentProps) {
  const shown = articlesIn(chosen);
  return (
    <>
      <PageHead title={blog.hero.heading}>
        <p>{blog.hero.text}</p>
      </PageHead>
      <div className="page pt-5 pb-14 md:pt-6 md:pb-20">
        <CategoryChips chosen={chosen} />
        {shown.length > 0 ? (
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((article, index) => (
              <li key={article.slug}>
                <ArticleCard article={article} picture={pictures[article.slug] ?? null} first={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={blog.empty} action={<LinkButton to="/blog">{blog.back}</LinkButton>} />
        )}
      </div>
      <NewsletterBand id="subscribe" texts={blog.newsletter} />
    </>
  );
}
