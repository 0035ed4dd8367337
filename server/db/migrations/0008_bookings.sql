CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"healer_id" text NOT NULL,
	"mode" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"owner_key" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"session_paise" bigint NOT NULL,
	"per_minute_paise" bigint NOT NULL,
	"free_minutes" integer NOT NULL,
	"paid_paise" bigint DEFAULT 0 NOT NULL,
	"fee_paise" bigint,
	"refund_paise" bigint,
	"refund_rule" text,
	"cancelled_at" timestamp with time zone,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_paid" CHECK ("bookings"."paid_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_slot" ON "bookings" USING btree ("healer_id","starts_at") WHERE "bookings"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_starts" ON "bookings" USING btree ("starts_at");