import type { grahaStates as English } from '../../en/kundli/graha-states.ts';

export const grahaStates: typeof English = {
  exalted: 'उच्च',
  debilitated: 'नीच',
  moolatrikona: 'मूलत्रिकोण',
  own: 'अपनी राशि',
  friend: 'मित्र राशि',
  neutral: 'सम राशि',
  enemy: 'शत्रु राशि',
  retrograde: 'वक्री',
  combust: 'अस्त',
};
