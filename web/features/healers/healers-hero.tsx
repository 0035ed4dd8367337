import { Search } from 'lucide-react';
import { healers } from '#messages/healers/healers.ts';
import { RashiDial } from '../../ui/rashi-dial.tsx';

type Props = { form: string; search: string; onSearch: (text: string) => void };

/**
 * The page's header on the night background, with the highlighted dial and the search box of the
 * form with the id `form`.
 */
export function HealersHero({ form, search, onSearch }: Props) {
  return (
    <div className="night light-edge relative overflow-clip [--edge:52%]">
      <RashiDial
        lit="Kumbha"
        litAt={9}
        ray
        className="absolute top-1/2 left-[calc(50%+94px)] hidden w-[620px] max-w-none -translate-y-1/2 -rotate-15 text-mayur-600 md:block [&_use:not([class])]:fill-mayur-200"
      />
      <div className="page relative py-7 md:py-14">
        <h1 className="text-display-l">{healers.heading}</h1>
        <p className="mt-3 max-w-[44ch] text-lead text-text-2 md:mt-4">{healers.lead}</p>
        <search className="day relative mt-6 block max-w-[620px] rounded-md md:max-w-[460px] xl:max-w-[620px]">
          <button
            type="submit"
            form={form}
            aria-label={healers.search}
            className="target absolute inset-y-0 left-1 my-auto grid place-items-center text-text"
          >
            <Search aria-hidden size={20} strokeWidth={1.6} />
          </button>
          <input
            form={form}
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            aria-label={healers.searchFor}
            placeholder={healers.searchFor}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            className="min-h-14 w-full rounded-md border border-transparent bg-transparent py-2 pr-4 pl-12 text-body text-ink-900 placeholder:text-ink-600"
          />
        </search>
      </div>
    </div>
  );
}
