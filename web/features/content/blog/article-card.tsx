import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { blog } from '#content/blog.ts';
import type { ArticleHead } from '../../../content/article.ts';
import { plainDate } from '../../../plain-date.ts';
import { type ImageFiles, Tile } from '../../../ui/image.tsx';

/**
 * An article's image: its own, or that of a remedy with its name; null if the remedy is not in the
 * catalogue.
 */
export type ArticleImage = { files: ImageFiles; tint: string | null; name: string | null } | null;

type Props = { article: ArticleHead; image: ArticleImage; first?: boolean };

/** An article in the list. The whole card is one link. */
export function ArticleCard({ article, image, first = false }: Props) {
  const { slug, title, excerpt, category } = article;
  return (
    <article className="group facet-card relative flex h-full flex-col overflow-hidden border border-line bg-surface">
      {image ? (
        <Tile
          image={image.files}
          tint={image.tint}
          shape="wide"
          sizes="(width >= 1100px) 400px, (width >= 640px) 48vw, 92vw"
          first={first}
          decorative
          className="tile-sweep"
        />
      ) : (
        <div className="tile aspect-video" />
      )}
      <div className="flex grow flex-col p-5 md:p-6">
        <p className="text-small font-semibold text-gulabi-700">{blog.chipNames[category]}</p>
        <h2 className="mt-1.5 text-heading-s group-hover:text-mayur-700">{title}</h2>
        <p className="mt-2 mb-4 text-small text-text-2">{excerpt}</p>
        <div className="mt-auto">
          <ArticleDetails article={article} />
          <Link
            to={`/blog/${slug}`}
            prefetch="intent"
            aria-label={`${blog.read}: ${title}`}
            className="mt-1.5 inline-flex min-h-11 items-center gap-2.5 font-semibold text-accent after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {blog.read}
            <ArrowRight aria-hidden size={18} strokeWidth={1.8} />
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Date, reading time and author. */
export function ArticleDetails({
  article,
}: {
  article: Pick<ArticleHead, 'date' | 'minutes' | 'author'>;
}) {
  return (
    <p className="text-small text-text-2">
      <time dateTime={article.date}>{plainDate(article.date, 'short')}</time>
      <span aria-hidden="true">&ensp;·&ensp;</span>
      {blog.readTime(article.minutes)}
      <span aria-hidden="true">&ensp;·&ensp;</span>
      {article.author}
    </p>
  );
}
