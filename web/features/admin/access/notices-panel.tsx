import { useEffect, useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Panel } from '../layout/panel.tsx';
import { noticesRequested, wantNotices } from '../layout/use-news.ts';

/** Whether this browser displays notifications. */
export function NoticesPanel() {
  const [on, setOn] = useState(false);
  const [rejected, setRejected] = useState(false);
  useEffect(() => setOn(noticesRequested()), []);
  return (
    <Panel
      title="Notices in this browser"
      note="While a page of the administration is open, even in a background tab. Checked every minute."
    >
      <Checkbox
        checked={on}
        onChange={async ({ currentTarget: { checked } }) => {
          const now = await wantNotices(checked);
          setOn(now);
          setRejected(checked && !now);
        }}
      >
        Notify me of new orders, sessions, messages and reviews
      </Checkbox>
      {rejected && (
        <p role="alert" className="mt-2 text-small font-medium text-sindoor-700">
          This browser blocks notices of the shop. You can allow them in its settings for this site.
        </p>
      )}
    </Panel>
  );
}
