export const bundle = {
  rule: 'Price of the set',
  rules: { price: 'Fixed price', percentOff: 'Percentage off the parts' },
  price: 'Price in rupees',
  percent: 'Percent off',
  parts: 'Parts',
  quantity: (name: string) => `Quantity of ${name}`,
  variant: (name: string) => `Which ${name}`,
  select: 'Choose',
  remove: (name: string) => `Take ${name} out of the set`,
  each: (price: string) => `${price} each`,
  nested: (name: string) => `${name} is a set itself, and cannot be a part of one.`,
  effect: (single: string, price: string, saved: string) =>
    `Bought singly ${single}. The set costs ${price}: customers save ${saved}.`,
  above: (single: string) => `A set cannot cost more than its parts bought singly: ${single}.`,
  available: (count: number) =>
    count === 1 ? 'The stock is enough for 1 set.' : `The stock is enough for ${count} sets.`,
  tax: 'GST: with parts of different rates the whole set bears the highest of them, under section 8(b) of the CGST Act, 2017.',
  needParts: 'Add parts, at least two pieces, to continue',
  needVariant: (name: string) => `Choose which ${name} to continue`,
  needPrice: 'Add the price of the set to continue',
  part: (quantity: number, name: string) => `${quantity} × ${name}`,
  unavailable: {
    sold_out: (name: string) => `${name} is sold out`,
    hidden: (name: string) => `${name} is not published`,
    deleted: (name: string) => `${name} was deleted`,
  },
};
