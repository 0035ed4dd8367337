/** Matching of two births. The result's sentences come from the server, in the page's language. */
export const matching = {
  metaTitle: 'Free Kundli Matching: Guna Milan of 36 and Mangal Dosha | Jyotiratna',
  metaDescription:
    'Match two birth charts: the eight koots with points and reasons, the total out of 36, and Mangal dosha for both with its exceptions. Free, no account needed.',
  title: 'Kundli Matching',
  lead: 'Match two birth charts: eight koots, 36 points, and the reason for each. Free, no account needed.',
  births: 'Birth details of both',
  boy: 'Boy',
  girl: 'Girl',
  fromSaved: 'From your saved kundlis',
  match: 'Match the kundlis',
  matching: 'Matching...',
  edit: 'Change the births',
  invitation:
    'Both sets of birth details stay on this page. They are not saved, and no link carries them.',
};
