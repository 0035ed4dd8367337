import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CourierBooking, NewParcel } from './courier.ts';
import { createDelhivery } from './delhivery/delhivery.ts';
import { renderDelhiveryLabels } from './delhivery/render-labels.ts';
import { createShiprocket } from './shiprocket/shiprocket.ts';

type Handler = (request: { method: string; path: string; body: string }) => unknown;

let server: Server;
let apiBase: string;
let handle: Handler;
let requests: string[];

/** A server that responds as in the couriers' public documentation. */
beforeEach(async () => {
  requests = [];
  server = createServer(async (request, response) => {
    const body = await textOf(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    requests.push(`${request.method} ${path}`);
    const reply = handle({ method: request.method ?? '', path, body });
    response.writeHead(reply === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply ?? { message: 'not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const pickup = { place: 'Jaipur', pincode: '302001' };
const webhookToken = 'a token of sixteen';
const party = {
  name: 'Asha',
  phone: '9876543210',
  address: '4 MI Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302001',
};
const parcel: NewParcel = {
  ...{
    reference: 'pcl_a',
    direction: 'forward',
    orderNumber: 'JR-1',
    customer: party,
    email: null,
    shop: party,
  },
  ...{ grams: 250, codPaise: 150_000, valuePaise: 150_000 },
  items: [{ name: 'Ring', sku: 'R1', quantity: 1, pricePaise: 150_000 }],
};

describe('Shiprocket', () => {
  const open = () =>
    createShiprocket({ apiBase, email: 'a@example.com', password: 'x', webhookToken, pickup });
  const orders = (shipments: object[]) => ({
    data: [{ channel_order_id: 'pcl_a', status: 'NEW', shipments }],
  });

  it('books an order, then its AWB, with one login', async () => {
    handle = ({ path }) => {
      if (path === '/auth/login') return { token: 't' };
      if (path === '/orders') return { data: [] };
      if (path === '/orders/create/adhoc') return { order_id: 1, shipment_id: 77 };
      return {
        awb_assign_status: 1,
        response: { data: { awb_code: 'AWB1', courier_name: 'Xpressbees' } },
      };
    };
    const booking = { awb: 'AWB1', courierRef: '77', carrier: 'Xpressbees', expectedOn: null };
    expect(await open().book(parcel)).toEqual(booking);
    expect(requests.filter((one) => one.endsWith('/auth/login'))).toHaveLength(1);
  });

  it('adopts the shipment of an earlier attempt, with or without its AWB', async () => {
    let shipment: object = { id: 77, awb: 'AWB1', courier: 'Delhivery' };
    handle = ({ path }) => {
      if (path === '/auth/login') return { token: 't' };
      if (path === '/orders') return orders([shipment]);
      return {
        awb_assign_status: 1,
        response: { data: { awb_code: 'AWB2', courier_name: 'Ekart' } },
      };
    };
    expect((await open().book(parcel)).awb).toBe('AWB1');
    shipment = { id: 77, awb: '', courier: '' };
    expect((await open().book(parcel)).awb).toBe('AWB2');
    expect(requests).not.toContain('POST /orders/create/adhoc');
  });

  it('reads a webhook with its token alone', () => {
    const scans = [
      { date: '2026-11-27 14:05:00', activity: 'Delivered', location: 'Delhi', 'sr-status': '7' },
    ];
    const body = Buffer.from(JSON.stringify({ awb: 'AWB1', scans, etd: '2026-11-28 10:00:00' }));
    expect(open().readWebhook({ headers: { 'x-api-key': 'wrong' }, body })).toBeNull();
    expect(open().readWebhook({ headers: { 'x-api-key': webhookToken }, body })).toEqual([
      {
        ...{
          awb: 'AWB1',
          state: 'delivered',
          place: 'Delhi',
          remark: 'Delivered',
          expectedOn: '2026-11-28',
        },
        at: new Date('2026-11-27T14:05:00+05:30'),
      },
    ]);
  });

  it('says whether a PIN code is served, and takes cash', async () => {
    const company = { cod: 1, rate: 61.5, estimated_delivery_days: '3' };
    handle = ({ path }) =>
      path === '/auth/login'
        ? { token: 't' }
        : { data: { available_courier_companies: [company] } };
    const service = { serviceable: true, cash: true, days: 3, chargePaise: 6150 };
    expect(await open().checkPin({ pincode: '110001', grams: 250, codPaise: 100 })).toEqual(
      service,
    );
  });
});

describe('Delhivery', () => {
  const workers = { renderDelhiveryLabels };
  const open = () => createDelhivery({ apiBase, token: 't', webhookToken, pickup, workers });
  const unknown = { Success: false, Error: 'No such waybill or Order Id found' };

  it('manifests a shipment, and names the reason where it does not', async () => {
    let packages = [{ status: 'Success', waybill: '123', remarks: [''] }];
    handle = ({ path }) => (path.startsWith('/api/v1') ? unknown : { packages });
    expect(await open().book(parcel)).toMatchObject({ awb: '123', carrier: 'Delhivery' });
    packages = [{ status: 'Fail', waybill: '', remarks: ['Pincode is not serviceable'] }];
    await expect(open().book(parcel)).rejects.toMatchObject({
      kind: 'refused',
      reason: 'Pincode is not serviceable',
    });
  });

  it('sends none of the characters that its documentation forbids, in whatever field', async () => {
    let sent = '';
    handle = ({ path, body }) => {
      sent ||= new URLSearchParams(body).get('data') ?? '';
      return path.startsWith('/api/v1')
        ? unknown
        : { packages: [{ status: 'Success', waybill: '1' }] };
    };
    const customer = { ...party, name: 'Rao & Sons', city: 'Jaipur; #2' };
    const shop = { ...party, name: 'Gems & Co', address: '1%\\2' };
    await open().book({ ...parcel, customer, shop });
    expect(JSON.parse(sent).shipments[0]).toMatchObject({
      name: 'Rao   Sons',
      seller_name: 'Gems   Co',
    });
    expect(Object.values(JSON.parse(sent).shipments[0]).join()).not.toMatch(/[&#%;\\]/);
  });

  it('adopts the shipment of an earlier attempt', async () => {
    handle = () => ({
      ShipmentData: [{ Shipment: { AWB: '123', Status: { Status: 'Manifested' } } }],
    });
    expect((await open().book(parcel)).awb).toBe('123');
    expect(requests).toEqual(['GET /api/v1/packages/json/']);
  });

  it('renders a page for each label, and refuses one without its barcode', async () => {
    const bars = await sharp({ create: { width: 9, height: 4, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${bars.toString('base64')}`;
    const slip = (wbn: string, barcode = image) => ({
      ...{ wbn, barcode, oid: 'pcl_a', name: 'Asha', pt: 'COD', cod: 1500, pin: 302001 },
    });
    const booking = (awb: string): CourierBooking => ({
      ...{ awb, courierRef: '', carrier: 'Delhivery', expectedOn: null },
    });
    handle = () => ({ packages: [slip('2'), slip('1')] });
    const pdf = Buffer.from(await open().labels([booking('1'), booking('2')])).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    handle = () => ({ packages: [slip('1', '')] });
    await expect(open().labels([booking('1')])).rejects.toMatchObject({ code: 'no_label' });
  });

  it('distinguishes a returned parcel from a delivered one', () => {
    const read = (Status: string, StatusType: string, NSLCode = '') => {
      const status = { Status, StatusType, StatusDateTime: '2026-11-27T14:05:00.123' };
      const body = Buffer.from(
        JSON.stringify({ Shipment: { AWB: '123', NSLCode, Status: status } }),
      );
      return open().readWebhook({ headers: { authorization: `Token ${webhookToken}` }, body })?.[0]
        ?.state;
    };
    expect(read('Delivered', 'DL')).toBe('delivered');
    expect(read('RTO', 'DL')).toBe('returned');
    expect(read('In Transit', 'RT')).toBe('returning');
    expect(read('Dispatched', 'UD')).toBe('out_for_delivery');
    expect(read('Pending', 'UD', 'EOD-11')).toBe('missed');
    expect(open().readWebhook({ headers: {}, body: Buffer.from('{}') })).toBeNull();
  });
});
