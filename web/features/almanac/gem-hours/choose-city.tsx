import { listAlmanacCities } from '@jyotiratna/contract/almanac';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { gemHours as words } from '#messages/almanac/gem-hours.ts';
import { language } from '#messages/language.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { placeText } from '../choose-day.tsx';
import { type KeptCity, keepCity } from './kept-city.ts';

/** A city by its name, with the large ones suggested. */
export function ChooseCity({ city, onChoose }: { city: KeptCity | null; onChoose: (city: KeptCity) => void }) {
  const list = useId();
  const [text, setText] = useState(city?.name ?? '');
  const [error, setError] = useState<string>();
  const { data: large = [] } = useQuery({
    queryKey: ['almanac-cities'],
    queryFn: async () => (await shop(listAlmanacCities, { query: { language: language.code } })).cities,
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function choose(event: FormEvent) {
    event.preventDefault();
    const requested = text.trim();
    if (!requested) return;
    try {
      const query = { q: requested.slice(0, 200), language: language.code };
      const [found] = (await shop(listAlmanacCities, { query })).cities;
      if (!found) return setError(words.unknown(requested));
      const selected = { slug: found.slug, name: placeText(found) };
      keepCity(selected);
      onChoose(selected);
    } catch {
      setError(words.failed);
    }
  }

  return (
    <form onSubmit={(event) => void choose(event)} className="flex flex-wrap items-start gap-3">
      <TextField
        label={words.city}
        hint={words.cityHint}
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
        {words.show}
      </Button>
    </form>
  );
}
