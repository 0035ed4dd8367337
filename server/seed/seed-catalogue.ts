import { createHash } from 'node:crypto';
import { metals } from '@jyotiratna/contract';
import type { Database } from '../platform/database/open-database.ts';
import type { ImageStore } from '../platform/images/store.ts';
import { seedRemedies } from './catalogue/catalogue.ts';
import { metalMaster, seedDesigns, seedRates } from './catalogue/designs.ts';
import { seedParties } from './catalogue/labels.ts';
import { seedSizes } from './catalogue/sizes.ts';
import { seedCoupons } from './coupons.ts';
import { installPictures } from './pictures/install-pictures.ts';
import { insertRows, isEmptyShop } from './queries.ts';

/**
 * Inserts the demo catalogue, its images and its coupons into a shop without a remedy or an order.
 * Ids are derived from slugs, so that several processes that start at once insert the same rows.
 * @returns false when the shop was not empty
 */
export async function seedCatalogue(db: Database, store: ImageStore): Promise<boolean> {
  if (!(await isEmptyShop(db))) return false;
  const stored = await installPictures(store);
  const imageOf = (file: string) => {
    const image = stored.get(file);
    if (!image)
      throw new Error(`The seed's picture ${file} is not encoded: run tools/pictures/encode.ts.`);
    return image;
  };
  const remedies = seedRemedies.map((remedy) => {
    const { quantity, createdAt, pictures: images, ...row } = remedy;
    const id = idOf('rem_', remedy.slug);
    return {
      row: {
        ...row,
        id,
        stock: quantity,
        hasVariants: remedy.slug in seedSizes,
        createdAt: new Date(createdAt),
      },
      variants: (seedSizes[remedy.slug] ?? []).map(
        ({ size, sizeHi, pieces: units, morePaise = 0 }, position) => {
          const sku = `${remedy.slug}-${size.replaceAll(' ', '')}`.toUpperCase();
          return {
            id: idOf('var_', sku),
            productId: id,
            position,
            sku,
            options: [{ name: 'size' as const, value: size, ...(sizeHi && { valueHi: sizeHi }) }],
            originalPricePaise: remedy.originalPricePaise + morePaise,
            discountedPricePaise: remedy.discountedPricePaise + morePaise,
            stock: units,
          };
        },
      ),
      pictures: images.map(({ file, alt, altHi }, position) => {
        const image = imageOf(file);
        return {
          picture: image,
          link: { productId: id, position, pictureId: image.id, alt, altHi },
        };
      }),
    };
  });
  const coupons = seedCoupons(Date.now()).map(
    ({ value, type, startsAt, expiresAt, ...coupon }) => ({
      ...coupon,
      id: idOf('cpn_', coupon.code),
      type,
      value: type === 'percentage' ? value * 100 : value,
      startsAt: startsAt === null ? null : new Date(startsAt),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    }),
  );
  const designs = seedDesigns.map(({ picture: image, ...design }, position) => ({
    ...design,
    pictureId: imageOf(image).id,
    id: idOf('dsg_', design.slug),
    position,
    sample: true,
  }));
  const ofMetals = seedDesigns.flatMap(({ slug, picture }) =>
    metals.map((metal) => ({
      designId: idOf('dsg_', slug),
      metal,
      picture: imageOf(metalMaster(picture, metal)),
    })),
  );
  await insertRows(db, {
    parties: seedParties.map((party) => ({ ...party, sample: true })),
    remedies,
    coupons,
    designs,
    designImages: ofMetals.map(({ picture, ...row }) => ({ ...row, pictureId: picture.id })),
    settings: ofMetals.map(({ picture }) => picture),
    rates: seedRates.map((rate) => ({ ...rate, sample: true })),
  });
  return true;
}

function idOf(prefix: string, name: string): string {
  return prefix + createHash('sha256').update(name).digest('hex').slice(0, 24);
}
