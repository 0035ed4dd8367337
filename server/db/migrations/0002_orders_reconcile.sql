DROP INDEX "orders_one_paid_per_checkout";--> statement-breakpoint
DROP INDEX "webhook_events_open";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reconcile_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_paid_per_purchase" ON "orders" USING btree ("purchase_id") WHERE "orders"."status" in ('paid', 'packed', 'shipped', 'delivered');--> statement-breakpoint
CREATE INDEX "orders_reconcile" ON "orders" USING btree ("reconcile_at") WHERE "orders"."reconcile_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("due_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "reconciled_at";