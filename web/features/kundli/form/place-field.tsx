import type { Place } from '@jyotiratna/contract';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { kundli } from '#messages/kundli/kundli.ts';
import { controlClass, FieldFrame } from '../../../ui/field.tsx';
import { placeLabel } from '../birth-values.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

type Props = {
  value: string;
  error: string | undefined;
  /** Called with the typed text and null, or with a suggestion's label and its place. */
  onChange: (text: string, place: Place | null) => void;
};

/**
 * The field for the birthplace, with suggestions (a combobox). Arrow keys select one, Enter accepts
 * it, Escape closes the list.
 */
export function PlaceField({ value, error, onChange }: Props) {
  const list = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const places = usePlaceSuggestions(value, open);
  const visible = open && places.length > 0;
  const current = visible && active >= 0 && active < places.length ? active : -1;

  function select(place: Place) {
    onChange(placeLabel(place), place);
    setOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (visible)
        setActive(
          (current + step + places.length + (current < 0 && step < 0 ? 1 : 0)) % places.length,
        );
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault();
      select(places[current] as Place);
    } else if (event.key === 'Escape' && visible) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <FieldFrame label={kundli.place} error={error}>
      {(control) => (
        <div className="relative">
          <MapPin
            aria-hidden
            size={20}
            strokeWidth={1.6}
            className="pointer-events-none absolute top-3.5 left-3.5 text-text-2"
          />
          <input
            {...control}
            type="text"
            role="combobox"
            required
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={visible}
            aria-controls={visible ? list : undefined}
            aria-activedescendant={current >= 0 ? `${list}-${current}` : undefined}
            value={value}
            onChange={({ target }) => {
              onChange(target.value, null);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            className={`${controlClass} pl-10.5 aria-invalid:pl-10.5`}
          />
          {visible && (
            <div
              id={list}
              role="listbox"
              aria-label={kundli.places}
              className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-popover"
            >
              {places.map((place, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a list of suggestions belong to its field
                <div
                  key={`${placeLabel(place)} ${place.lat} ${place.lon}`}
                  id={`${list}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === current}
                  // The click must not move the focus away from the field, because its blur closes
                  // the list.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => select(place)}
                  className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 px-3.5 py-2.5 hover:bg-mayur-50 aria-selected:bg-mayur-100"
                >
                  {place.name}
                  <span className="text-small text-text-2">
                    {[place.region, place.country].filter(Boolean).join(', ')}
                  </span>
                </div>
              ))}
            </div>
          )}
          <span role="status" className="sr-only">
            {visible && kundli.placesFound(places.length)}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
