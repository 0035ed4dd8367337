CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"readers" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "duty" text DEFAULT 'everything' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "return_percent" integer;--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_pincode" ON "orders" USING btree (("address" ->> 'pincode'),"created_at");--> statement-breakpoint
CREATE INDEX "orders_provider" ON "orders" USING btree ("provider","created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_duty" CHECK ("users"."duty" in ('everything', 'packing', 'content', 'accounts'));