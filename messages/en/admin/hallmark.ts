/** HUIDs of gold or silver items of an order. */
export const hallmark = {
  title: 'Hallmark',
  invoiced: 'The invoice has been issued: it keeps the HUID that was entered before.',
  huidOf: (name: string) => `HUID of ${name}`,
  huid: 'HUID',
  huidOfPiece: (piece: number) => `HUID of piece ${piece}`,
  gold: 'Gold jewellery needs a hallmark, but for the exceptions of the BIS, such as pieces below 2 g. Six letters and digits, as marked on the piece.',
  silver: 'Voluntary for silver. Six letters and digits, as marked on the piece.',
  save: 'Save the HUID',
  saved: 'HUID saved',
};
