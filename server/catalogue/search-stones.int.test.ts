import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../testing/catalogue.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/** Remedies in order of creation. */
const remedies: readonly (readonly [name: string, material: string, description: string])[] = [
  [
    'Neelam, Cushion Blue Sapphire',
    'Natural sapphire, heated',
    'A Ceylon stone of even, royal blue.',
  ],
  ['Pukhraj Ring, Oval Yellow Sapphire', 'Natural sapphire', 'For Guru.'],
  ['Manik, Oval Ruby', 'Natural ruby', 'For Surya.'],
  ['Panna, Emerald-Cut Emerald', 'Natural emerald', 'For Budh.'],
  ['Heera, Round Brilliant Diamond', 'Natural diamond', 'For Shukra.'],
  ['Moti Ring, Round White Pearl', 'Cultured pearl', 'For Chandra.'],
  ['Moonga Ring, Oval Red Coral', 'Natural coral', 'For Mangal.'],
  ["Lehsunia, Cat's Eye", 'Natural chrysoberyl', 'For Ketu.'],
  ['Almandine Garnet, Round', 'Natural almandine', 'Deep red.'],
  [
    'Gomed, Oval Hessonite',
    'Natural hessonite garnet, untreated',
    'A hessonite garnet the colour of honey. For Rahu.',
  ],
  ['White Opal Ring', 'Natural opal', 'Play of colour.'],
  ['Peridot, Oval', 'Natural peridot', 'Olive green.'],
  ['Sphatik Clear Quartz Bracelet', 'Natural quartz', 'Eighteen beads.'],
  ['Citrine Bead Bracelet', 'Natural citrine', 'Golden.'],
  ['Moonstone Bead Bracelet', 'Natural moonstone', 'Milky.'],
  ['Firoza Turquoise Bead Bracelet', 'Natural turquoise', 'Sky blue.'],
  ['Carnelian Bead Bracelet', 'Natural carnelian', 'Orange.'],
  ['Black Onyx Bead Bracelet', 'Natural onyx', 'Black.'],
  ['Amethyst Bead Bracelet', 'Natural amethyst', 'A substitute for blue sapphire.'],
  [
    'Lapis Lazuli Bead Bracelet',
    'Natural lapis',
    'Worn in place of neelam or blue sapphire, beside garnet and pearl.',
  ],
  [
    'Navaratna Set of Nine Stones',
    'Nine stones',
    'Ruby, pearl, coral, emerald, diamond, hessonite, cat’s eye, blue sapphire.',
  ],
];

const stoneOf: Readonly<Record<string, string>> = {
  Neelam:
    'neelam, nilam, nelam, neelum, indraneel, blue sapphire, नीलम, निलम, नीलमणि, इंद्रनील, इन्द्रनील',
  Pukhraj: 'pukhraj, pukraj, pokhraj, pushparaag, yellow saphire, पुखराज, पोखराज, पुष्कराज, पुष्पराग',
  Manik: 'manik, maanik, manikya, maanikya, ruby, rubi, padmarag, माणिक, मानिक, माणिक्य, पद्मराग',
  Panna: 'panna, emerald, emrald, marakat, zamurrad, पन्ना, मरकत',
  Heera: 'heera, hira, heeraa, diamond, dimond, vajra, हीरा, हिरा, वज्र, डायमंड',
  Moti: 'moti, motee, pearl, mukta, mukhta, मोती, मोति, मुक्ता',
  Moonga: 'moonga, munga, mungaa, red coral, praval, pravaal, मूंगा, मूँगा, मुंगा, प्रवाल',
  Lehsunia:
    'lehsunia, lahsunia, lasunia, lehsuniya, cats eye, cat’s eye, vaidurya, लहसुनिया, लहसुनीया, वैदूर्य, वैडूर्य',
  Almandine: 'garnet, garnett, tamra, तामड़ा, रक्तमणि, गार्नेट',
  Gomed: 'gomed, gomedh, gomedha, gomedak, hessonite, hesonite, गोमेद, गोमेध, गोमेदक',
  White: 'opal, opál, ópal, opel, ओपल',
  Peridot: 'peridot, peridót, zabarjad, पेरिडॉट, ज़बरजद',
  Sphatik: 'sphatik, sfatik, sphatika, sphatic, spatik, स्फटिक',
  Citrine: 'citrine, citrin, sunela, sunehla, sunaila, सुनेला, सुनैला, सुनहला',
  Moonstone: 'moonstone, chandrakant, chandrakaant, चंद्रकांत, चन्द्रकान्त',
  Firoza: 'firoza, feroza, phiroza, turquoise, turqoise, फिरोजा, फ़िरोज़ा, फीरोजा',
  Carnelian: 'carnelian, carnelean, akik, aqeeq, haqeeq, अकीक, हकीक',
  Black: 'onyx, sulemani, sulaimani, सुलेमानी, ओनिक्स',
  Amethyst: 'amethyst, amathyst, jamunia, jamuniya, katela, जमुनिया, जामुनिया, कटैला, कटेला',
  Lapis: 'lapis, lajward, lajvard, lajwart, लाजवर्त, लाजवर्द',
  Navaratna: 'navaratna, navratna, navratan, nauratan, नवरत्न, नौरत्न',
};

const searches = Object.entries(stoneOf).flatMap(([first, names]) =>
  names.split(', ').map((name) => [name, first]),
);

describe.each(databaseKinds())('a search for a stone on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    for (const [n, [name, material, description]] of remedies.entries())
      await addProduct(shop.deps, {
        id: `s${n}`,
        name,
        description,
        attributes: [{ key: 'material', value: material }],
        createdAt: new Date(Date.UTC(2026, 0, 1 + n)),
      });
    await shop.deps.catalogue.changed();
  });
  afterAll(() => shop.close());

  const names = async (query: string): Promise<string[]> =>
    (await shop.visitor().get(`/products?${query}`)).body.products.map(
      ({ name }: { name: string }) => name,
    );

  it.each(searches)('returns for %s first %s', async (search, first) => {
    expect((await names(`search=${encodeURIComponent(search!)}&limit=1`))[0]).toMatch(
      new RegExp(`^${first}\\b`),
    );
  });

  it('lists matches by name first, then by material, then by mention, page by page', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await shop
        .visitor()
        .get(`/products?search=garnet&limit=1${cursor && `&cursor=${cursor}`}`);
      expect(body.total).toBe(3);
      seen.push(...body.products.map(({ name }: { name: string }) => name));
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen).toEqual([
      'Almandine Garnet, Round',
      'Gomed, Oval Hessonite',
      'Lapis Lazuli Bead Bracelet',
    ]);
  });

  it('preserves a requested sort by price', async () => {
    const [, , dear] = await names('search=garnet&sort=oldest');
    expect(dear).toBe('Lapis Lazuli Bead Bracelet');
  });

  it('rejects the cursor of a list without a search', async () => {
    const { body } = await shop.visitor().get('/products?limit=1');
    const { status } = await shop
      .visitor()
      .get(`/products?search=garnet&cursor=${body.nextCursor}`);
    expect(status).toBe(400);
  });
});
