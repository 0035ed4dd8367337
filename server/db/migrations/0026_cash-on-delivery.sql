DROP INDEX "orders_one_paid_per_purchase";--> statement-breakpoint
DROP INDEX "orders_network_open";--> statement-breakpoint
DROP INDEX "orders_revenue";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_fee_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'placed';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_paid_per_purchase" ON "orders" USING btree ("purchase_id") WHERE "orders"."status" in ('paid', 'confirmed', 'packed', 'shipped', 'delivered');--> statement-breakpoint
CREATE INDEX "orders_network_open" ON "orders" USING btree ("network_key") WHERE "orders"."network_key" is not null;--> statement-breakpoint
CREATE INDEX "orders_revenue" ON "orders" USING btree ("created_at","amount_paise","refunded_paise") WHERE "orders"."status" in ('paid', 'packed', 'shipped', 'delivered') and ("orders"."provider" <> 'cash' or "orders"."status" = 'delivered');