ALTER TABLE "agent_carts" ADD COLUMN "codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_carts" ADD COLUMN "destination" jsonb;--> statement-breakpoint
ALTER TABLE "agent_carts" ADD COLUMN "cart_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_carts_open_checkout" ON "agent_carts" USING btree ("cart_id") WHERE "agent_carts"."status" = 'open';