import { Pencil } from 'lucide-react';
import { kundli } from '#messages/kundli/kundli.ts';
import { matching } from '#messages/kundli/matching.ts';
import { Button } from '../../../ui/button.tsx';
import { localDay } from '../dates.ts';
import { roles, type TwoBirths } from './two-births.ts';

/** A summary of both persons' birth details in place of the form, after its submission. */
export function BirthsSummary({ births, onEdit }: { births: TwoBirths; onEdit: () => void }) {
  return (
    <div className="facet-card grid items-center gap-x-6 gap-y-3 border border-line bg-surface px-4 py-3 md:grid-cols-[1fr_1fr_auto] md:px-6">
      {roles.map((role) => {
        const { name, day, month, year, hour, minute, location } = births[role];
        return (
          <p key={role} className="min-w-0">
            <span className="block text-small text-text-2">{matching[role]}</span>
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-small wrap-anywhere text-text-2">
              {localDay(`${year}-${month}-${day}`)},{' '}
              {hour ? `${hour}:${minute}` : kundli.timeUnknown}, {location}
            </span>
          </p>
        );
      })}
      <Button kind="text" size="s" onClick={onEdit} className="justify-self-start">
        <Pencil aria-hidden size={20} strokeWidth={1.6} />
        {matching.edit}
      </Button>
    </div>
  );
}
