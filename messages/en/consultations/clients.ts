/** A healer's clients with their shared births and private notes. */
export const clients = {
  title: 'Clients | Jyotiratna',
  heading: 'Clients',
  lead: 'Customers who shared a birth with you in a session. A birth leaves this list when its conversation is deleted.',
  none: 'Nobody has shared a birth with you yet. Customers can do so in a session, with ‘Share a kundli’.',
  failed: 'Your clients could not be loaded.',
  search: 'Search by name',
  noMatch: 'No client has this name.',
  sessions: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
  last: (day: string) => `last on ${day}`,
  births: (name: string) => `Births shared by ${name}`,
  selected: 'Select up to two births, of one client or of two; their charts appear below.',
  note: 'Note, visible to you alone',
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  back: 'Back to the desk',
};
