import { expect, it } from 'vitest';
import { shopJsonLd } from './shop-json-ld.ts';

const organizationOf = (company: object, social: object) => {
  const config = { publicUrl: 'https://shop.test', company, social };
  return shopJsonLd([{ id: 'root', loaderData: { config } }])['@graph'][0];
};

it('contains the owner’s settings', () => {
  const organization = organizationOf(
    { legalName: 'Ratna LLP', address: '', email: 'care@ratna.in', phone: '+91 98290 12345' },
    { instagram: 'https://www.instagram.com/ratna', facebook: '' },
  );
  expect(organization).toMatchObject({
    legalName: 'Ratna LLP',
    email: 'care@ratna.in',
    telephone: '+91 98290 12345',
    sameAs: ['https://www.instagram.com/ratna'],
  });
});

it('leaves out the samples that pages show until then', () => {
  const organization = organizationOf(
    { legalName: '', address: '', email: 'care@jyotiratna.example', phone: '+91 00000 00000' },
    { instagram: 'https://www.instagram.com/', x: 'https://x.com', facebook: 'no address' },
  );
  expect(Object.keys(organization!).sort()).toEqual(['@id', '@type', 'logo', 'name', 'url']);
});
