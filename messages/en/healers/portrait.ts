/** Words of a healer's face. */
export const portrait = {
  of: (name: string) => `Portrait of ${name}`,
  title: 'Your portrait',
  lead: 'Shown beside your name on the healers’ page, in bookings and in sessions. Without one your initials stand there.',
  choose: 'Choose a picture',
  another: 'Choose another',
  hint: 'JPEG, PNG or WebP, up to 5 MB; it is shown square, and everyone sees it at once.',
  sending: 'Sending the picture',
  remove: 'Take it away',
};
