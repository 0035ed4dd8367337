CREATE TABLE "consultation_messages" (
	"consultation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"sender" text NOT NULL,
	"client_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_messages_consultation_id_seq_pk" PRIMARY KEY("consultation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "consultation_minutes" (
	"consultation_id" text NOT NULL,
	"minute" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"billed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_minutes_consultation_id_minute_pk" PRIMARY KEY("consultation_id","minute")
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" text PRIMARY KEY NOT NULL,
	"healer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"booking_id" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"end_reason" text,
	"rate_paise" bigint NOT NULL,
	"free_minutes" integer DEFAULT 0 NOT NULL,
	"share_percent" integer NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"customer_seen_at" timestamp with time zone,
	"healer_seen_at" timestamp with time zone,
	"ticked_at" timestamp with time zone,
	"clock_ms" bigint DEFAULT 0 NOT NULL,
	"billed_until" bigint DEFAULT 0 NOT NULL,
	"charged_paise" bigint DEFAULT 0 NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"healer_wrote" boolean DEFAULT false NOT NULL,
	"customer_delivered" integer DEFAULT 0 NOT NULL,
	"healer_delivered" integer DEFAULT 0 NOT NULL,
	"customer_read" integer DEFAULT 0 NOT NULL,
	"healer_read" integer DEFAULT 0 NOT NULL,
	"stars" integer,
	"review" text,
	"transcript_deleted_at" timestamp with time zone,
	CONSTRAINT "consultations_clock" CHECK ("consultations"."clock_ms" >= 0 and "consultations"."billed_until" >= 0),
	CONSTRAINT "consultations_stars" CHECK ("consultations"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "free_chats" (
	"user_id" text NOT NULL,
	"healer_id" text NOT NULL,
	"consultation_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "free_chats_user_id_healer_id_pk" PRIMARY KEY("user_id","healer_id")
);
--> statement-breakpoint
CREATE TABLE "healer_accounts" (
	"healer_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"invited_email" text,
	"switched_on" boolean DEFAULT false NOT NULL,
	"present_until" timestamp with time zone,
	"share_percent" integer DEFAULT 60 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "healer_accounts_share" CHECK ("healer_accounts"."share_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"movement_id" text NOT NULL,
	"side" text NOT NULL,
	"account" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "ledger_entries_movement_id_side_pk" PRIMARY KEY("movement_id","side"),
	CONSTRAINT "ledger_entries_sign" CHECK (("ledger_entries"."side" = 'from') = ("ledger_entries"."amount_paise" < 0) and "ledger_entries"."amount_paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"provider" text NOT NULL,
	"gateway_order_id" text,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "top_ups_amount" CHECK ("top_ups"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD CONSTRAINT "consultation_messages_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_minutes" ADD CONSTRAINT "consultation_minutes_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_chats" ADD CONSTRAINT "free_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "healer_accounts" ADD CONSTRAINT "healer_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_messages_once" ON "consultation_messages" USING btree ("consultation_id","sender","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_booking" ON "consultations" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_one_of_customer" ON "consultations" USING btree ("user_id") WHERE "consultations"."status" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_one_of_healer" ON "consultations" USING btree ("healer_id") WHERE "consultations"."status" in ('accepted', 'running');--> statement-breakpoint
CREATE INDEX "consultations_user" ON "consultations" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "consultations_healer" ON "consultations" USING btree ("healer_id","requested_at");--> statement-breakpoint
CREATE INDEX "consultations_open" ON "consultations" USING btree ("status") WHERE "consultations"."status" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "healer_accounts_user" ON "healer_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_once" ON "ledger_movements" USING btree ("kind","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_gateway" ON "top_ups" USING btree ("provider","gateway_order_id");--> statement-breakpoint
CREATE INDEX "top_ups_user" ON "top_ups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "top_ups_due" ON "top_ups" USING btree ("due_at") WHERE "top_ups"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin', 'healer'));