import type { remedySearch as English } from '../../en/admin/remedy-search.ts';

/** The picker for remedies. */
export const remedySearch: typeof English = {
  search: 'उपाय खोजें',
  searchHint: 'नाम का एक हिस्सा।',
  searching: 'खोज रहे हैं...',
  nothingFound: 'बिक्री पर ऐसा कोई उपाय नहीं।',
  allSelected: 'इन शब्दों वाले सभी उपाय चुने जा चुके हैं।',
  addRemedy: (name) => `${name} जोड़ें`,
};
