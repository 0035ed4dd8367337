/** States of a graha by its position, on the page and in print. */
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
