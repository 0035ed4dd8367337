import { previewHealerRoute } from '@jyotiratna/contract/admin/healers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { preview } from '#content/preview.ts';
import { healers as t } from '#messages/healers/healers.ts';
import { api } from '../../api.ts';
import { localizedHealer } from '../../content/healer.ts';
import { PreviewFailure, PreviewNote } from '../../shell/preview-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { HealerCard } from './healer-card.tsx';
import HealerProfile from './healer-profile.tsx';

/** A preview of a healer's draft as card and profile, without requests and bookings. */
export function HealerPreview() {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: ['admin', 'preview', 'healer', id],
    queryFn: () => read(id),
    staleTime: 0,
  });
  const [open, setOpen] = useState(false);
  if (found.isPending) return <Spinner label={preview.loading} />;
  if (found.isError)
    return <PreviewFailure message={found.error.message} onRetry={() => void found.refetch()} />;
  return (
    <>
      <PreviewNote />
      <PageHead title={t.heading} low />
      <div className="page grid gap-4 py-8 md:grid-cols-2 md:gap-5">
        <HealerCard healer={found.data} marked onProfile={() => setOpen(true)} />
      </div>
      {open && <HealerProfile healer={found.data} onClose={() => setOpen(false)} />}
    </>
  );
}

const read = (id: string) =>
  api(previewHealerRoute, { params: { id } }).then(({ healer }) => localizedHealer(healer));
