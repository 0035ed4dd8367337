import { previewCollectionRoute } from '@jyotiratna/contract/admin/collections';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { preview } from '#content/preview.ts';
import { api } from '../../api.ts';
import { PreviewFailure, PreviewNote } from '../../shell/preview-note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CollectionPage } from './collection-page.tsx';
import { cardsOf, localizedCollection } from './read-collection.ts';

/** A preview of a collection's draft in its public form. */
export function CollectionPreview() {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: ['admin', 'preview', 'collection', id],
    queryFn: () => api(previewCollectionRoute, { params: { id } }),
    staleTime: 0,
  });
  if (found.isPending) return <Spinner label={preview.loading} />;
  if (found.isError)
    return <PreviewFailure message={found.error.message} onRetry={() => void found.refetch()} />;
  return (
    <>
      <PreviewNote />
      <CollectionPage
        collection={localizedCollection(found.data.collection)}
        cards={cardsOf(found.data.products)}
      />
    </>
  );
}
