CREATE TABLE "push_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"kinds" jsonb NOT NULL,
	"named" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"session_hash" text NOT NULL,
	"user_agent" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "by_push" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "healer_accounts" ADD COLUMN "missed_requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_choices" ADD CONSTRAINT "push_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "consultations_by_push" ON "consultations" USING btree ("healer_user_id","requested_at") WHERE "consultations"."by_push";