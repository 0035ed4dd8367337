CREATE TABLE "phone_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"user_id" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"channel" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"text" text,
	"provider_id" text,
	"parts" integer DEFAULT 1 NOT NULL,
	"cost_mills" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "parcels_one_per_order";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "phone_codes_expiry" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_messages_newest" ON "text_messages" USING btree ("created_at","key");--> statement-breakpoint
CREATE INDEX "text_messages_to" ON "text_messages" USING btree ("recipient","created_at") WHERE "text_messages"."recipient" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_provider" ON "text_messages" USING btree ("channel","provider_id");--> statement-breakpoint
CREATE INDEX "consents_phone" ON "consents" USING btree ("phone","id") WHERE "consents"."phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_alive" ON "users" USING btree ("phone") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_one_per_order" ON "parcels" USING btree ("order_id") WHERE "parcels"."direction" = 'forward' and "parcels"."state" not in ('cancelled', 'failed', 'returned');