export const closedBalances = {
  askProvider: (provider: string) =>
    `It was paid through ${provider}. Look at its dashboard first: if it was refunded there, transfer nothing.`,
};
