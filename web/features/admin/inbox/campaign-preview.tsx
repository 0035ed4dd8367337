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
import { CallDialog } from '../layout/call-dialog.tsx';
import { EmailFrames } from '../layout/email-frame.tsx';

type Props = { campaign: Campaign; readers: number; onClose: () => void };

/**
 * The preview of an email to subscribers, in each of its languages; a draft is sent from here,
 * once.
 */
export function CampaignPreview({ campaign, readers, onClose }: Props) {
  const { id, version, sentAt } = campaign;
  const [asking, setAsking] = useState(false);
  const preview = useQuery({
    queryKey: ['admin', 'campaigns', id, version],
    queryFn: async () => {
      const { mails } = await shop(previewCampaignRoute, { params: { id } });
      return mails.map(({ locale, subject, html }) => ({
        title: `${locale === 'hi' ? t.hindi : t.english}: ${subject}`,
        html,
      }));
    },
  });
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={campaign.content.en.subject}
        description={sentAt ? t.asSent : t.asRecipientsGet}
        width="wide"
        foot={
          !sentAt && (
            <div className="flex flex-wrap justify-end gap-3">
              <Button kind="text" onClick={onClose}>
                {t.notYet}
              </Button>
              <Button disabled={readers === 0} onClick={() => setAsking(true)}>
                {t.send(t.readersOf(readers))}
              </Button>
            </div>
          )
        }
      >
        <EmailFrames
          of={preview}
          labels={{ failed: t.previewCouldNot, loading: t.loadingPreview }}
          height="h-[50dvh]"
        />
      </Dialog>
      {asking && (
        <CallDialog
          title={t.sendItTo(t.readersOf(readers))}
          description={t.goesOutOnce}
          confirm={t.sendIt}
          busyLabel={t.sending}
          call={() => shop(sendCampaignRoute, { params: { id }, body: { version } })}
          done={({ campaign: sent }) => ({
            title: t.way,
            description: t.to(t.readersOf(sent.readers)),
          })}
          onDone={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
