DROP INDEX "orders_placed";--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "healer_user_id" text;--> statement-breakpoint
ALTER TABLE "healer_payouts" ADD COLUMN "healer_user_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mailbox_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "door_key" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_healer_user_id_users_id_fk" FOREIGN KEY ("healer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "healer_payouts" ADD CONSTRAINT "healer_payouts_healer_user_id_users_id_fk" FOREIGN KEY ("healer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultations_healer_user" ON "consultations" USING btree ("healer_user_id","requested_at");--> statement-breakpoint
CREATE INDEX "orders_cash_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."provider" = 'cash' and "orders"."status" in ('placed', 'confirmed', 'packed', 'shipped', 'refused');--> statement-breakpoint
CREATE INDEX "orders_coupon_mailbox" ON "orders" USING btree ("mailbox_key") WHERE "orders"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_coupon_phone" ON "orders" USING btree ("phone_key") WHERE "orders"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_coupon_door" ON "orders" USING btree ("door_key") WHERE "orders"."coupon_id" is not null;--> statement-breakpoint
-- Sessions and payouts since the person of today became the healer are theirs; of earlier ones the person is not recorded.
UPDATE "consultations" SET "healer_user_id" = a."user_id" FROM "healer_accounts" a JOIN "users" u ON u."id" = a."user_id"
WHERE a."healer_id" = "consultations"."healer_id" AND "consultations"."requested_at" >= u."created_at";--> statement-breakpoint
UPDATE "healer_payouts" SET "healer_user_id" = a."user_id" FROM "healer_accounts" a JOIN "users" u ON u."id" = a."user_id"
WHERE a."healer_id" = "healer_payouts"."healer_id" AND "healer_payouts"."created_at" >= u."created_at";--> statement-breakpoint
UPDATE "ledger_entries" SET "account" = 'healer:' || c."healer_user_id"
FROM "ledger_movements" m JOIN "consultations" c ON m."kind" = 'share' AND c."id" = m."ref"
WHERE "ledger_entries"."movement_id" = m."id" AND c."healer_user_id" IS NOT NULL
  AND "ledger_entries"."account" = 'healer:' || c."healer_id";--> statement-breakpoint
UPDATE "ledger_entries" SET "account" = 'healer:' || p."healer_user_id"
FROM "ledger_movements" m JOIN "healer_payouts" p ON m."kind" = 'payout' AND p."id" = m."ref"
WHERE "ledger_entries"."movement_id" = m."id" AND p."healer_user_id" IS NOT NULL
  AND "ledger_entries"."account" = 'healer:' || p."healer_id";--> statement-breakpoint
-- As `server/platform/contact-keys.ts` makes them.
UPDATE "orders" SET "mailbox_key" = CASE WHEN lower("email") ~ '@(gmail|googlemail)\.com$'
  THEN replace(regexp_replace(split_part(lower("email"), '@', 1), '(.)\+.*$', '\1'), '.', '') || '@gmail.com'
  ELSE regexp_replace(split_part(lower("email"), '@', 1), '(.)\+.*$', '\1') || '@' || split_part(lower("email"), '@', 2) END
WHERE "email" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "phone_key" = right(regexp_replace("address" ->> 'phone', '\D', '', 'g'), 10),
  "door_key" = concat_ws('|', "address" ->> 'pincode', coalesce((SELECT string_agg(n[1], ' ' ORDER BY n[1] COLLATE "C")
      FROM regexp_matches(d."text", '\d+', 'g') n), ''),
    coalesce((SELECT string_agg(l, '' ORDER BY l COLLATE "C")
      FROM regexp_split_to_table(regexp_replace(d."text", '[^[:alpha:]]', '', 'g'), '') l), ''))
FROM (SELECT "id", regexp_replace(regexp_replace(regexp_replace(
    translate(lower(concat_ws(' ', "address" ->> 'addressLine', "address" ->> 'apartment')), '०१२३४५६७८९', '0123456789'),
    '\m(flat|house|no|number|apartment|apt|plot)\M', ' ', 'g'), '\mroad\M', 'rd', 'g'), '\mstreet\M', 'st', 'g') AS "text"
  FROM "orders" WHERE "address" IS NOT NULL) d
WHERE d."id" = "orders"."id" AND "orders"."address" ->> 'addressLine' <> '';
