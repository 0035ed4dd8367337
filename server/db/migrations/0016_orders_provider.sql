ALTER TABLE "orders" ADD COLUMN "provider" text;--> statement-breakpoint
-- Orders that are there already: nothing was to be paid, or the shop has served its own sandbox and nobody can tell whose
-- money it was, which counts as none, since a tax invoice cannot be taken back; else the real provider's.
UPDATE "orders" SET "provider" = CASE
  WHEN "payment_method" = 'none' THEN 'none'
  WHEN EXISTS (SELECT 1 FROM "settings" WHERE "key" = 'sandbox.secrets') THEN 'sandbox'
  ELSE 'razorpay' END;--> statement-breakpoint
UPDATE "orders" SET "payment_method" = 'sandbox' WHERE "provider" = 'sandbox';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "provider" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "given_lines" jsonb;--> statement-breakpoint
CREATE INDEX "orders_network_open" ON "orders" USING btree ("network_key") WHERE "orders"."status" = 'created';
