/** The product page. */
export const product = {
  film: 'Film of this very piece',
  turn: 'Turn this very piece',
  turnOf: (name: string) => `${name}, turned all around`,
  turnHint: 'This very piece. Drag it, or use the arrow keys, to turn it.',
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
  frame: (at: number, count: number) => `View ${at} of ${count}`,
  call: 'See it in a video call',
  setting: 'Set in metal, energised',
  remedies: 'Remedies',
  taxes: 'Inclusive of all taxes. Free shipping.',
  /** If delivery to some PIN codes is charged. */
  taxesAndMethod: (maxFee: string) =>
    `Inclusive of all taxes. Free shipping; up to ${maxFee} for some PIN codes.`,
  coupon: {
    lead: (price: string, code: string) => `${price} with the code ${code}.`,
    rest: (percent: number) => `${percent}% off every remedy, at checkout.`,
  },
  add: 'Add to Cart',
  added: 'Added to Cart',
  /** If the stone is in the cart, but another selection was made since. */
  change: 'Update Cart',
  total: 'Total',
  buy: 'Buy Now',
  soldOut: 'Sold out',
  similar: 'See similar stones',
  select: 'Choose',
  stoneSold: 'This stone has been sold. There was only one of it.',
  noneLeft: 'No pieces are left at the moment.',
  safe: 'UPI, cards and netbanking. Nothing is charged before you confirm.',
  admin: {
    title: 'Cart Unavailable',
    text: 'Admins do not have a shopping cart. Log in as a user to add products.',
  },
  addedToast: 'Remedy added successfully',
  viewCart: 'View cart',
  openCart: 'Open the cart',
  pictures: 'Pictures',
  carousel: 'carousel',
  imagesOf: (name: string) => `Pictures of ${name}`,
  picture: (n: number, alt: string) => `Picture ${n}: ${alt}`,
  previousImage: 'Previous picture',
  nextImage: 'Next picture',
  zoom: 'Zoom picture',
  attributes: {
    color: 'Colour',
    size: 'Size',
    material: 'Material',
    brand: 'Brand',
    weight: 'Weight',
    dimension: 'Dimension',
  },
  benefits: 'What it is worn for',
  /** The displayed name of a country; remedies store its English name. */
  country: (name: string) => name,
  legal: {
    price: (price: string) => `MRP ${price}, inclusive of all taxes.`,
    /** `count` as typed; '1' is singular for pieces. */
    quantity: (count: string, unit: 'pieces' | 'ct' | 'g' | 'mg') =>
      `Net quantity: ${count} ${unit === 'pieces' ? (count === '1' ? 'piece' : 'pieces') : unit}.`,
    origin: (country: string) => `Country of origin: ${country}.`,
    /** For an item made in one country from a stone or seeds of another. */
    originOf: (country: string, material: string) =>
      `Country of origin: made in ${country}; stone or seeds from ${material}.`,
    /** For a ready-made hallmarked item. */
    hallmark: (mark: string) => `Hallmarked ${mark}; its HUID is on your invoice.`,
    maker: (party: string) => `Made by ${party}.`,
    packer: (party: string) => `Packed by ${party}.`,
    importer: (party: string) => `Imported by ${party}.`,
    seller: (seller: string) => `Sold by ${seller}.`,
    contact: (contact: string) => `Contact: ${contact}.`,
  },
  notFound: {
    title: 'Product not found | Jyotiratna',
    heading: 'Product not found.',
    text: 'The address may be mistyped, or we no longer sell it.',
    all: 'See all remedies',
  },
};
