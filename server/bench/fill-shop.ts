import { grahas } from '@jyotiratna/contract/values/graha';
import { stoneChoices } from '@jyotiratna/contract/values/stone-choices';

/**
 * Numbers of rows. `stones`: unique loose stones; `sized`: products in 10 sizes. Both are included
 * in `products`.
 */
type Size = { products: number; stones: number; sized: number; users: number; orders: number };

/** Number of sizes of each product of `sized`. */
export const sizesOfEach = 10;

/**
 * Fills a migrated PostgreSQL database by SQL alone: single stones by kind, origin, treatment and
 * weight, a third of them sold; products in sizes; orders of three years, most of them delivered,
 * two items each.
 */
export async function fillShop(
  url: string,
  { products, stones, sized, users, orders }: Size,
): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  const oneOf = (of: readonly string[], by: string) =>
    `(array[${of.map((value) => `'${value}'`).join(', ')}])[1 + (${by}) % ${of.length}]`;
  const { stone, origin, shape } = stoneChoices;
  // Ids are consecutive: first stones, then products with sizes, then all others.
  await run(`insert into products (id, slug, name, name_hi, category, description, description_hi, original_price_paise, discounted_price_paise,
      stock, planets, optioned, stone, weight_mg, price_per_carat_paise, origin, treatment, nature, shape, laboratory, report_number, created_at)
    select 'rem_' || n, 'stone-' || n,
      case when loose then replace(kind, '-', ' ') || ', ' || n || ' ct' else (array['Bracelet ', 'Ring ', 'Pendant ', 'Stone '])[1 + n % 4] || n end,
      'रत्न ' || n, case n % 2 when 0 then 'Precious' else 'Semi-Precious' end,
      repeat('A stone with a long story. ', 12), repeat('रत्न की लंबी कथा। ', 12), 100000 + n, 50000 + (n * 7919::bigint) % 5000000,
      case when loose then case n % 3 when 0 then 0 else 1 end else n % 60 end,
      jsonb_build_array(${oneOf(grahas, 'n')}), n > ${stones} and n <= ${stones + sized},
      case when loose then kind end, case when loose then 200 + (n * 31) % 2000 end, case when loose then 100000 + (n * 104729::bigint) % 2000000 end,
      case when loose then ${oneOf(origin, 'n / 7')} end, case when loose then ${oneOf(['none', 'heat', 'oil'], 'n / 3')} end,
      case when loose then 'natural' end, case when loose then ${oneOf(shape, 'n / 5')} end,
      case when loose and n % 2 = 0 then 'IGI' end, case when loose and n % 2 = 0 then 'R' || n end, now() - n * interval '1 minute'
    from (select n, n <= ${stones} as loose, ${oneOf(stone, 'n')} as kind from generate_series(1, ${products}) n) each_one`);
  // The variant of a product without options has the product's id; other variants have prices and
  // stock of their own.
  await run(`insert into product_variants (id, product_id, sku)
    select id, id, upper(slug) from products where not optioned on conflict do nothing`);
  await run(`insert into product_variants (id, product_id, position, sku, options, original_price_paise, discounted_price_paise, stock)
    select id || '_' || size, id, size, upper(slug) || '-' || size, jsonb_build_array(jsonb_build_object('name', 'size', 'value', size::text)),
      original_price_paise, discounted_price_paise, size
    from products, generate_series(1, ${sizesOfEach}) size where optioned`);
  await run(
    `insert into users (id, email, name) select 'usr_' || n, 'buyer' || n || '@example.com', 'Buyer' from generate_series(1, ${users}) n`,
  );
  await run(`insert into orders (id, owner_key, user_id, idempotency_key, request_hash, purchase_id, quote_hash, order_number, status,
      amount_paise, subtotal_paise, discount_paise, rounding_paise, holds_stock, payment_method, provider, email, expires_at, created_at)
    select 'ord_' || substr(translate(md5(n::text), '0189', 'wxyz'), 1, 26), 'user:usr_' || u, 'usr_' || u, n, 'h', 'p' || n, 'q', 'JR-' || lpad(n::text, 8, '0'),
      case when n % 1000 = 0 then 'payment_review' when n % 500 = 0 then 'refund_pending' when n % 50 = 0 then 'refunded'
        when n % 20 = 0 then 'expired' when n <= ${orders} - 2000 then 'delivered' when n % 3 = 0 then 'paid' else 'shipped' end,
      100000, 100000, 0, 0, true, 'razorpay', 'razorpay', 'buyer' || u || '@example.com', now(),
      now() - (${orders} - n) * (interval '3 years' / ${orders})
    from (select n, 1 + (n * 7919::bigint) % ${users} as u from generate_series(1, ${orders}) n) s`);
  await run(`insert into order_items (order_id, position, product_id, variant_id, sku, name, slug, image, unit_price_paise, quantity, took_stock)
    select o.id, p, 'rem_' || n, 'rem_' || n || case when n > ${stones} and n <= ${stones + sized} then '_1' else '' end, 'STONE-' || n, 'Stone', 'stone', null, 50000, 1, true
    from orders o, generate_series(0, 1) p,
      lateral (select 1 + (p * 31 + ('x' || substr(md5(o.id), 1, 6))::bit(24)::int) % ${products} as n) s`);
  await run(`insert into audit_log (actor_id, actor_email, action, subject, difference)
    select 'usr_admin', 'owner@example.com', 'order.ship', 'order:' || id, '{}' from orders limit 200000`);
  await run(
    `insert into coupons (id, code, type, value) select 'cpn_' || n, 'C' || n, 'fixed', 1000 from generate_series(1, 200) n`,
  );
  await run('vacuum analyze');
  await client.end();
}
