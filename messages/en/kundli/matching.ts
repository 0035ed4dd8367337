/** Two births beside each other. What the result itself says comes from the shop, in the page's language. */
export const matching = {
  metaTitle: 'Free Kundli Matching: Guna Milan of 36 and Mangal Dosha | Jyotiratna',
  metaDescription:
    'Two births beside each other: the eight koots with their points and reasons, the sum of 36, and Mangal dosha of both with its exceptions. Free, and no account needed.',
  title: 'Kundli Matching',
  lead: 'Two births beside each other: eight koots, 36 points, and why. Free, and no account needed.',
  births: 'Birth details of both',
  boy: 'Boy',
  girl: 'Girl',
  fromSaved: 'From your saved kundlis',
  match: 'Match the kundlis',
  matching: 'Matching...',
  edit: 'Change the births',
  invitation: 'Both births stay between you and this page: nothing of them is kept, or written into an address.',
};
