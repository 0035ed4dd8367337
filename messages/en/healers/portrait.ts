/** Labels of a healer's portrait. */
export const portrait = {
  of: (name: string) => `Portrait of ${name}`,
  title: 'Your portrait',
  lead: 'Shown beside your name on the healers’ page, in bookings and in sessions. Without one, your initials are shown.',
  select: 'Choose a picture',
  another: 'Choose another',
  hint: 'JPEG, PNG or WebP, up to 5 MB. It is cropped to a square and visible to everyone at once.',
  sending: 'Sending the picture',
  remove: 'Remove',
};
