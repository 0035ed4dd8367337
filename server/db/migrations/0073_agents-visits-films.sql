CREATE TABLE "agent_carts" (
	"id" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "visit_counts_day_step_pk" PRIMARY KEY("day","step")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "film" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sources" jsonb;--> statement-breakpoint
CREATE INDEX "agent_carts_expiry" ON "agent_carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "agent_replies_age" ON "agent_replies" USING btree ("created_at");