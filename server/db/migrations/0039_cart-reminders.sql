CREATE TABLE "cart_reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"owner_key" text NOT NULL,
	"checkout_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"notice_version" text NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"restored_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_reminders_sent" CHECK ("cart_reminders"."sent" between 0 and 2)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cart_reminders_email" ON "cart_reminders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cart_reminders_owner" ON "cart_reminders" USING btree ("owner_key");--> statement-breakpoint
CREATE INDEX "cart_reminders_due" ON "cart_reminders" USING btree ("sent","kept_at");