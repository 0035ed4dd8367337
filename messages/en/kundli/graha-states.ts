/** What a graha's place makes of it, on the page and on paper. */
export const grahaStates = {
  exalted: 'exalted',
  debilitated: 'debilitated',
  moolatrikona: 'moolatrikona',
  own: 'own rashi',
  friend: 'friend’s rashi',
  neutral: 'neutral rashi',
  enemy: 'enemy’s rashi',
  retrograde: 'retrograde',
  combust: 'combust',
};
