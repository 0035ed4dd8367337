import type { Browser, BrowserContext } from '@playwright/test';
import { linkFromEmail } from '../mailbox.ts';
import { placeOrder } from '../open-admin.ts';
import { administrator, type ShopProcess } from '../shop-process.ts';
import { contact, readRemedies } from '../shopping.ts';
import type { Stage } from './screen.ts';

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Stored sessions of logged-in viewers. */
export type Visitors = Record<'customer' | 'owner', Stored>;

/**
 * Creates data for screenshots beyond the demo catalogue: a customer with an address and an order,
 * and an owner.
 */
export async function openStage(
  browser: Browser,
  { url, dataDir }: ShopProcess,
): Promise<{ stage: Stage; visitors: Visitors }> {
  const [customer, owner] = await Promise.all([browser.newContext(), browser.newContext()]);
  const post = async ({ request }: BrowserContext, path: string, data: object) => {
    const reply = await request.post(`${url}/api${path}`, { data, headers: { origin: url } });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };
  await post(customer, '/user/register', {
    email: contact.Email,
    password: 'quiet marigold 41',
    name: 'Meera Sharma',
  });
  const anyRemedy = (await readRemedies(customer.request, url)).find(
    ({ quantity }) => quantity === null,
  );
  if (!anyRemedy) throw new Error('Every remedy of the demo catalogue is counted.');
  await post(customer, '/users/addresses', {
    fullName: 'Meera Sharma',
    addressLine: contact.Address,
    apartment: '',
    city: contact.City,
    state: 'Rajasthan',
    pincode: contact['PIN code'],
    phone: contact.Phone,
    billingSameAsShipping: true,
    primary: true,
  });
  await post(customer, '/cart/add', { productId: anyRemedy._id, quantity: 1 });
  const orderId = await placeOrder(customer.request, url, anyRemedy);
  await post(owner, '/admin/login', administrator);
  const { coupon } = await post(owner, '/admin/coupons/add', {
    code: 'SPRING15',
    type: 'percentage',
    value: 15,
  });
  // Waits for these emails, which the administration lists.
  for (const page of ['/user/verify-email', '/order/'])
    await linkFromEmail(dataDir, contact.Email, page);
  const visitors = { customer: await customer.storageState(), owner: await owner.storageState() };
  await Promise.all([customer.close(), owner.close()]);
  return { stage: { url, anyRemedy, orderId, couponId: coupon._id }, visitors };
}
