import type { Product } from '@jyotiratna/contract';
import { previewArticleRoute } from '@jyotiratna/contract/admin/articles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { preview } from '#content/preview.ts';
import { api } from '../../../api.ts';
import { localizedArticle } from '../../../content/article.ts';
import { PreviewFailure, PreviewNote } from '../../../shell/preview-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ArticlePage } from './article-page.tsx';
import { articleImageOf, readRemedy } from './read-images.ts';

/** A preview of an article's draft on its public page. `children` renders the related remedies. */
export function ArticlePreview({ children }: { children: (related: Product[]) => ReactNode }) {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: ['admin', 'preview', 'article', id],
    queryFn: () => read(id),
    staleTime: 0,
  });
  if (found.isPending) return <Spinner label={preview.loading} />;
  if (found.isError)
    return <PreviewFailure message={found.error.message} onRetry={() => void found.refetch()} />;
  const { article, image, related } = found.data;
  return (
    <>
      <PreviewNote />
      <ArticlePage article={article} image={image} />
      <div className="page pb-16 md:pb-28">{children(related)}</div>
    </>
  );
}

async function read(id: string) {
  const { article: source } = await api(previewArticleRoute, { params: { id } });
  const article = localizedArticle(source);
  const [head = null, ...related] = await Promise.all(
    [article.remedy, ...article.related].map((slug) => readRemedy(api, slug)),
  );
  return {
    article,
    image: articleImageOf(article, head),
    related: related.filter((product) => product !== null),
  };
}
