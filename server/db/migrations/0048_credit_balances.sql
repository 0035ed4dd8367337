ALTER TABLE "coupons" DROP CONSTRAINT "coupons_value";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_value" CHECK ("coupons"."value" >= 0 and ("coupons"."type" <> 'percentage' or "coupons"."value" <= 10000));--> statement-breakpoint
-- A used store credit keeps what its order left over: its value is a balance from now on.
UPDATE "coupons" SET "redeemed_count" = 0, "value" = greatest("value" - (
  SELECT coalesce(sum("discount_paise"), 0) FROM "orders" WHERE "coupon_id" = "coupons"."id" AND "holds_stock"), 0)
WHERE "type" = 'fixed' AND "code" ~ '^CREDIT-[2-9A-Z]{14}$' AND "redeemed_count" > 0;
