import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { fieldOf, register, toast } from './shopping.ts';

/** A customer whose list was changed in another tab or on another device. */
let visitor: Watched;

test.beforeEach(async ({ browser, shop }) => {
  visitor = await newVisitor(browser, {
    allowed: /status of 40[49]|Could not/,
  });
  await register(visitor.page, shop.url, '/about');
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

const place = {
  ...{ addressLine: '14 Gangori Bazaar', city: 'Jaipur', state: 'Rajasthan' },
  ...{ pincode: '302002', phone: '9829000000' },
};

test('a list of addresses that has changed removes and overwrites no other address', async ({
  shop,
}) => {
  const { page } = visitor;
  const list = `${shop.url}/api/users/addresses`;
  const names = async () => {
    const { addresses } = (await (await page.request.get(list)).json()) as {
      addresses: { fullName: string }[];
    };
    return addresses.map(({ fullName }) => fullName);
  };
  for (const fullName of ['Asha Rao', 'Bela Rao', 'Chitra Rao'])
    await page.request.post(list, { data: { ...place, fullName } });
  await page.goto(`${shop.url}/user/profile#addresses`);
  const remove = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Remove.*${name}`) });
  await remove('Bela').waitFor();
  await page.request.delete(`${list}/0`);
  await remove('Bela').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Someone else changed this meanwhile.').waitFor();
  expect(await names()).toEqual(['Bela Rao', 'Chitra Rao']);
  await expect(remove('Asha')).toHaveCount(0);

  await page.getByRole('button', { name: /^Edit.*Bela/ }).click();
  await page.request.delete(`${list}/0`);
  await fieldOf(page, 'City').fill('Udaipur');
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('dialog').getByText('Someone else changed this meanwhile.').waitFor();
  await expect(fieldOf(page, 'City')).toHaveValue('Udaipur');
  expect(await names()).toEqual(['Chitra Rao']);
});

test('a kundli that was deleted already disappears', async ({ shop }) => {
  const { page } = visitor;
  const list = `${shop.url}/api/users/kundlis`;
  const request = {
    ...{ name: 'Asha', gender: 'female', dob: '14-08-1995', birthTime: '07:40' },
    location: 'Jaipur, Rajasthan, India',
  };
  const saved = await page.request.post(list, { data: request });
  expect(saved.status(), await saved.text()).toBe(200);
  const { kundlis } = (await saved.json()) as { kundlis: { id: string }[] };
  await page.goto(`${shop.url}/user/profile#kundlis`);
  const button = page.getByRole('button', { name: /^Remove.*Asha/ });
  await button.waitFor();
  await page.request.delete(`${list}/${kundlis[0]?.id}`);
  await button.click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await toast(page, 'Could not remove kundli').waitFor();
  await expect(button).toHaveCount(0);
});
