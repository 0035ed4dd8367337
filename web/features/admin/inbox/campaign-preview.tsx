import {
  type Campaign,
  previewCampaignRoute,
  sendCampaignRoute,
} from '@jyotiratna/contract/admin/campaigns';
import { useState } from 'react';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';
import { EmailFrames } from '../layout/email-frame.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';

type Props = { campaign: Campaign; onClose: () => void };

/**
 * The preview of an email to subscribers, in each of its languages; a draft is sent from here,
 * once.
 */
export function CampaignPreview({ campaign, onClose }: Props) {
  const { id, version, sentAt } = campaign;
  const [asking, setAsking] = useState(false);
  const preview = useFreshQuery(['campaigns', id, version], async () => {
    const { mails, readers } = await shop(previewCampaignRoute, { params: { id } });
    const emails = mails.map(({ locale, subject, html }) => ({
      title: `${locale === 'hi' ? t.hindi : t.english}: ${subject}`,
      html,
    }));
    return { emails, readers, recipients: t.readersOf(readers) };
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
              {preview.data && (
                <Button disabled={preview.data.readers === 0} onClick={() => setAsking(true)}>
                  {t.send(preview.data.recipients)}
                </Button>
              )}
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
      {asking && preview.data && (
        <CallDialog
          title={t.sendItTo(preview.data.recipients)}
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
