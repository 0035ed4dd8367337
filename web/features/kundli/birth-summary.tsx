import type { KundliReply } from '@jyotiratna/contract';
import { Pencil } from 'lucide-react';
import { kundli } from '#messages/kundli/kundli.ts';
import { Button } from '../../ui/button.tsx';
import { localDay } from './dates.ts';

/**
 * A summary of the birth details in place of the form, on a narrow screen once the kundli is
 * computed.
 */
export function BirthSummary({ reply, onEdit }: { reply: KundliReply; onEdit: () => void }) {
  const { name, usedDatetime, birthTime, placeName } = reply;
  return (
    <div className="facet-card flex items-center justify-between gap-4 border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-text-2">
          {localDay(usedDatetime)}, {birthTime ?? kundli.timeUnknown}, {placeName}
        </p>
      </div>
      <Button kind="text" size="s" onClick={onEdit}>
        <Pencil aria-hidden size={20} strokeWidth={1.6} />
        {kundli.edit}
      </Button>
    </div>
  );
}
