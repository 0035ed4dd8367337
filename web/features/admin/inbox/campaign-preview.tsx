import {
  type Campaign,
  previewCampaignRoute,
  sendCampaignRoute,
} from '@jyotiratna/contract/admin/campaigns';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { LoadError } from '../layout/load-states.tsx';
import { useSend } from '../layout/use-send.ts';
import { campaignsKey } from './campaigns-key.ts';

type Props = { campaign: Campaign; readers: number; onClose: () => void };

/**
 * The preview of an email to subscribers, in each of its languages; a draft is sent from here,
 * once.
 */
export function CampaignPreview({ campaign, readers, onClose }: Props) {
  const { id, version, sentAt } = campaign;
  const [requests, setRequests] = useState(false);
  const preview = useQuery({
    queryKey: [...campaignsKey, id, version],
    queryFn: async () => (await shop(previewCampaignRoute, { params: { id } })).mails,
  });
  const send = useSend({
    call: () => shop(sendCampaignRoute, { params: { id }, body: { version } }),
    done: ({ campaign: sent }) => ({ title: t.way, description: t.to(users(sent.readers)) }),
    onDone: onClose,
  });
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={campaign.content.en.subject}
        description={sentAt ? t.asSent : t.asReadersGet}
        width="wide"
        foot={
          !sentAt && (
            <div className="flex flex-wrap justify-end gap-3">
              <Button kind="text" onClick={onClose}>
                {t.notYet}
              </Button>
              <Button disabled={readers === 0} onClick={() => setRequests(true)}>
                {t.send(users(readers))}
              </Button>
            </div>
          )
        }
      >
        {preview.isError && (
          <LoadError
            message={t.previewCouldNot}
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
        {preview.isPending && (
          <div role="status">
            <span className="sr-only">{t.loadingPreview}</span>
            <Skeleton className="h-[50dvh]" />
          </div>
        )}
        {preview.data?.map(({ locale, subject, html }) => (
          // Its content must not run scripts or access this page.
          <iframe
            key={locale}
            title={`${locale === 'hi' ? t.hindi : t.english}: ${subject}`}
            srcDoc={html}
            sandbox=""
            className="mb-4 h-[50dvh] w-full border border-line bg-marble-0"
          />
        ))}
      </Dialog>
      {requests && (
        <ConfirmDialog
          title={t.sendItTo(users(readers))}
          description={t.goesOutOnce}
          confirm={t.sendIt}
          busyLabel={t.sending}
          of={send}
          onConfirm={send.send}
          onClose={() => setRequests(false)}
        />
      )}
    </>
  );
}

const users = (count: number) => `${count} ${count === 1 ? 'reader' : 'readers'}`;
