import { getAdminFaqsRoute } from '@jyotiratna/contract/admin/faqs';
import { useQuery } from '@tanstack/react-query';
import { preview } from '#content/preview.ts';
import { api } from '../../../api.ts';
import { PreviewFailure, PreviewNote } from '../../../shell/preview-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FaqPage } from './faq-page.tsx';
import { localizedGroups } from './groups-here.ts';

/** A preview of the FAQs' draft on their public page. */
export function FaqPreview() {
  const found = useQuery({
    queryKey: ['admin', 'preview', 'faqs'],
    queryFn: () => api(getAdminFaqsRoute),
    staleTime: 0,
  });
  if (found.isPending) return <Spinner label={preview.loading} />;
  if (found.isError)
    return <PreviewFailure message={found.error.message} onRetry={() => void found.refetch()} />;
  return (
    <>
      <PreviewNote />
      <FaqPage groups={localizedGroups(found.data.faqs.content.groups)} />
    </>
  );
}
