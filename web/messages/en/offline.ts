export const offline = {
  title: 'You are offline',
  text: 'Pages you have opened can still be read. Paying needs a connection.',
};
