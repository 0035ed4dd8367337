import type { Block } from '@jyotiratna/contract';
import { blog } from '#content/blog.ts';
import type { ReadArticle } from '../../../content/article.ts';
import { Blocks } from '../../../ui/blocks.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Tile } from '../../../ui/image.tsx';
import { ArticleDetails, type ArticleImage } from './article-card.tsx';

/**
 * An article: header, contents on the left, text and image, a link to the next step on the right.
 */
export function ArticlePage({ article, image }: { article: ReadArticle; image: ArticleImage }) {
  const { title, excerpt, category, body } = article;
  const [opening, rest] = splitAtSecondHeading(body);
  return (
    <article>
      <header className="light-edge">
        <div className="page pt-4 pb-8 md:pt-7 md:pb-11">
          <Breadcrumb
            steps={[
              { label: blog.hero.heading, to: '/blog' },
              { label: blog.chipNames[category], to: `/blog?${new URLSearchParams({ category })}` },
            ]}
          />
          <h1 className="mt-1 max-w-[20ch] text-display-l">{title}</h1>
          <p className="mt-4 mb-5 max-w-[52ch] text-lead text-text-2">{excerpt}</p>
          <ArticleDetails article={article} />
        </div>
      </header>
      <div className="page grid gap-x-12 gap-y-10 pt-8 pb-12 md:grid-cols-[11rem_minmax(0,1fr)] md:pt-12 md:pb-20 xl:grid-cols-[11rem_minmax(0,1fr)_17rem]">
        <Contents body={body} />
        <div className="min-w-0">
          <Blocks body={opening} />
          {image && <ArticleFigure image={image} />}
          <Blocks body={rest} />
        </div>
        <KundliCard />
      </div>
    </article>
  );
}

/** Splits the text for the image, which is placed before the second heading. */
function splitAtSecondHeading(body: readonly Block[]): [Block[], Block[]] {
  const headings = body.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  const at = headings[1] ?? body.length;
  return [body.slice(0, at), body.slice(at)];
}

function ArticleFigure({ image }: { image: NonNullable<ArticleImage> }) {
  return (
    <figure className="my-8 max-w-[74ch] md:my-10">
      <Tile
        image={image.files}
        tint={image.tint}
        shape="wide"
        sizes="(width >= 1280px) 660px, (width >= 900px) 70vw, 92vw"
        className="facet-gallery"
      />
      {image.name && (
        <figcaption className="mt-3 text-small text-text-2">
          {blog.illustrative(image.name)}
        </figcaption>
      )}
    </figure>
  );
}

function Contents({ body }: { body: readonly Block[] }) {
  return (
    <nav aria-label={blog.contents} className="max-md:hidden">
      <div className="sticky top-6">
        <p className="mb-2 text-small font-semibold">{blog.contents}</p>
        <ul className="border-l border-line">
          {body.map((block) =>
            block.kind === 'heading' ? (
              <li key={block.id}>
                <a
                  href={`#${block.id}`}
                  className="-ml-px flex min-h-11 items-center border-l-3 border-transparent py-1.5 pl-4 text-small text-text-2 hover:border-kesar-400 hover:text-text"
                >
                  {block.text}
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </nav>
  );
}

function KundliCard() {
  const { heading, text, link } = blog.kundli;
  return (
    <aside
      aria-label={heading}
      className="facet-card self-start border border-line bg-surface p-5 md:col-start-2 md:max-w-[66ch] xl:sticky xl:top-6 xl:col-start-3"
    >
      <h2 className="text-heading-s">{heading}</h2>
      <p className="mt-2 mb-4 text-small text-text-2">{text}</p>
      <LinkButton to="/kundli" wide>
        {link}
      </LinkButton>
    </aside>
  );
}
