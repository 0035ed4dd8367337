import { useEffect, useState } from 'react';
import { access as t } from '#messages/admin/access.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Panel } from '../layout/panel.tsx';
import { noticesRequested, wantNotices } from '../layout/use-news.ts';

/** Whether this browser displays notifications. */
export function NoticesPanel() {
  const [on, setOn] = useState(false);
  const [rejected, setRejected] = useState(false);
  useEffect(() => setOn(noticesRequested()), []);
  return (
    <Panel title={t.noticesBrowser} note={t.whilePageAdministration}>
      <Checkbox
        checked={on}
        onChange={async ({ currentTarget: { checked } }) => {
          const now = await wantNotices(checked);
          setOn(now);
          setRejected(checked && !now);
        }}
      >
        {t.notifyMeNew}
      </Checkbox>
      {rejected && (
        <p role="alert" className="mt-2 text-small font-medium text-sindoor-700">
          {t.browserBlocksNotices}
        </p>
      )}
    </Panel>
  );
}
