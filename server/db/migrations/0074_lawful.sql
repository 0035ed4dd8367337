CREATE TABLE "healer_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"healer_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"settlement_id" text NOT NULL,
	"position" integer NOT NULL,
	"entity_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"credit_paise" bigint NOT NULL,
	"debit_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	CONSTRAINT "settlement_lines_settlement_id_position_pk" PRIMARY KEY("settlement_id","position")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"utr" text,
	"created_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nominees" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"email" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "saved_kundlis" ADD COLUMN "parent_stated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "healer_certificates" ADD CONSTRAINT "healer_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "healer_certificates_healer" ON "healer_certificates" USING btree ("healer_id","created_at");--> statement-breakpoint
CREATE INDEX "settlement_lines_entity" ON "settlement_lines" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "settlements_created" ON "settlements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_user" ON "privacy_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("due_at") WHERE "privacy_requests"."answered_at" is null;