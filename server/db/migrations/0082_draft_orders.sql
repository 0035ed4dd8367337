CREATE TABLE "draft_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"created_by" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"items" jsonb NOT NULL,
	"discount" jsonb,
	"address" jsonb,
	"billing_address" jsonb,
	"buyer_gstin" text,
	"amount_paise" bigint NOT NULL,
	"link_round" integer DEFAULT 0 NOT NULL,
	"link_expires_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_duty";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_draft_id_draft_orders_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_request" ON "draft_orders" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "draft_orders_newest" ON "draft_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "draft_orders_user" ON "draft_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draft_orders_email" ON "draft_orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payment_links_draft" ON "payment_links" USING btree ("draft_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_duty" CHECK ("users"."duty" in ('everything', 'packing', 'sales', 'content', 'accounts'));