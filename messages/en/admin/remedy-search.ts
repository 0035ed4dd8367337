/** The picker for remedies. */
export const remedySearch = {
  search: 'Find a remedy',
  searchHint: 'A part of its name.',
  searching: 'Searching...',
  nothingFound: 'No remedy on sale has these words.',
  allSelected: 'Every remedy with these words is selected.',
  addRemedy: (name: string) => `Add ${name}`,
};
