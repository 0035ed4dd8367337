import type { GemHoursEmailRequest } from '@jyotiratna/contract';
import { emailGemHoursRoute } from '@jyotiratna/contract/almanac';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { gemHours } from '#messages/almanac/gem-hours.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';

const labels = gemHours.email;

/** A button that emails the hours to the order's own address, and displays the result. */
export function EmailHours({ request }: { request: GemHoursEmailRequest }) {
  const [state, setState] = useState<'open' | 'busy' | 'sent' | 'before' | 'failed'>('open');

  async function submit() {
    setState('busy');
    try {
      const { isNew } = await api(emailGemHoursRoute, { body: request });
      setState(isNew ? 'sent' : 'before');
    } catch (error) {
      console.error('The hours could not be emailed', error);
      setState('failed');
    }
  }

  return (
    <div>
      {state !== 'sent' && state !== 'before' && (
        <Button
          kind="second"
          size="s"
          busy={state === 'busy'}
          busyLabel={labels.busy}
          onClick={() => void submit()}
        >
          <Mail aria-hidden size={20} strokeWidth={1.6} />
          {labels.request}
        </Button>
      )}
      <p role="status" className="text-small">
        {(state === 'sent' || state === 'before' || state === 'failed') && labels[state]}
      </p>
    </div>
  );
}
