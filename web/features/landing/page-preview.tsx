import { previewPageRoute } from '@jyotiratna/contract/admin/pages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { preview } from '#content/preview.ts';
import { api } from '../../api.ts';
import { localizedPage } from '../../content/page.ts';
import { PreviewFailure, PreviewNote } from '../../shell/preview-note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WordsPage } from './landing-page.tsx';

/** A preview of a page's draft in its public form, without stock and almanac data. */
export function PagePreview() {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: ['admin', 'preview', 'page', id],
    queryFn: async () => localizedPage((await api(previewPageRoute, { params: { id } })).page),
    staleTime: 0,
  });
  if (found.isPending) return <Spinner label={preview.loading} />;
  if (found.isError)
    return <PreviewFailure message={found.error.message} onRetry={() => void found.refetch()} />;
  return (
    <>
      <PreviewNote />
      <WordsPage page={found.data} />
    </>
  );
}
