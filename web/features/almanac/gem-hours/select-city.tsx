import { listAlmanacCities } from '@jyotiratna/contract/almanac';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { gemHours as copy } from '#messages/almanac/gem-hours.ts';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { placeText } from '../select-day.tsx';
import { type StoredCity, storedCity } from './stored-city.ts';

/** A city by its name, with the large ones suggested. */
export function SelectCity({
  city,
  onSelect,
}: {
  city: StoredCity | null;
  onSelect: (city: StoredCity) => void;
}) {
  const list = useId();
  const [text, setText] = useState(city?.name ?? '');
  const [error, setError] = useState<string>();
  const { data: large = [] } = useQuery({
    queryKey: ['almanac-cities'],
    queryFn: async () =>
      (await api(listAlmanacCities, { query: { language: language.code } })).cities,
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function select(event: FormEvent) {
    event.preventDefault();
    const search = text.trim();
    if (!search) return;
    try {
      const query = { q: search.slice(0, 200), language: language.code };
      const [found] = (await api(listAlmanacCities, { query })).cities;
      if (!found) return setError(copy.unknown(search));
      const selected = { slug: found.slug, name: placeText(found) };
      storedCity.write(selected);
      onSelect(selected);
    } catch {
      setError(copy.failed);
    }
  }

  return (
    <form onSubmit={(event) => void select(event)} className="flex flex-wrap items-start gap-3">
      <TextField
        label={copy.city}
        hint={copy.cityHint}
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
        list={list}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 grow basis-60"
      />
      <datalist id={list}>
        {large.map((one) => (
          <option key={one.slug} value={placeText(one)} />
        ))}
      </datalist>
      <Button type="submit" kind="second" className="sm:mt-7.5">
        {copy.show}
      </Button>
    </form>
  );
}
