type Size = { products: number; users: number; orders: number };

/** Fills a migrated PostgreSQL database by SQL alone: orders of three years, most of them delivered, two items each. */
export async function fillShop(url: string, { products, users, orders }: Size): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  await run(`insert into products (id, slug, name, category, description, original_price_paise, discounted_price_paise, stock, created_at)
    select 'rem_' || n, 'stone-' || n, 'Stone ' || n, case n % 2 when 0 then 'Precious' else 'Semi-Precious' end,
      repeat('A stone with a long story. ', 12), 100000 + n, 50000 + n % 5000, n % 60, now() - n * interval '1 minute'
    from generate_series(1, ${products}) n`);
  await run(
    `insert into product_variants (id, product_id, sku) select id, id, upper(slug) from products on conflict do nothing`,
  );
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
    select o.id, p, 'rem_' || n, 'rem_' || n, 'STONE-' || n, 'Stone', 'stone', null, 50000, 1, true
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
