import { Switch } from 'radix-ui';
import { useId } from 'react';
import { healers } from '#messages/healers/healers.ts';
import type { HealerChoices, HealerFilters } from '../../content/filter-healers.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { FilterSelects } from './filter-fields.tsx';
import { PriceRange } from './price-range.tsx';

type Props = {
  onClose: () => void;
  choices: HealerChoices;
  filters: HealerFilters;
  onChange: (patch: Partial<HealerFilters>) => void;
  onReset: () => void;
  shown: number;
};

const labels = healers.filter;

/**
 * The filters on a small screen. The list behind is updated on every change; its length is on the
 * button.
 */
export default function FilterSheet({
  onClose,
  choices,
  filters,
  onChange,
  onReset,
  shown: count,
}: Props) {
  const online = useId();
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={labels.open}
      foot={
        <div className="flex gap-3">
          <Button kind="text" onClick={onReset}>
            {labels.reset}
          </Button>
          <Button className="grow" onClick={onClose}>
            <span aria-live="polite">{labels.showSome(count)}</span>
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <FilterSelects choices={choices} filters={filters} onChange={onChange} />
        <div className="flex min-h-11 items-center justify-between">
          <label htmlFor={online} className="grow py-2 font-medium">
            {labels.onlineSwitch}
          </label>
          <Switch.Root
            id={online}
            checked={filters.availability === 'online'}
            onCheckedChange={(on) => onChange({ availability: on ? 'online' : null })}
            className="cut-lg flex h-8 w-14 items-center bg-marble-500 px-1 transition-colors data-[state=checked]:bg-mayur-700"
          >
            <Switch.Thumb className="cut block size-6 bg-marble-0 transition-transform data-[state=checked]:translate-x-6" />
          </Switch.Root>
        </div>
        <PriceRange
          value={filters.chatPrice}
          onChange={(chatPrice) => onChange({ chatPrice })}
          showEnds
        />
      </div>
    </Sheet>
  );
}
