CREATE TABLE "session_invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "healer_accounts" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "healer_accounts" ADD COLUMN "bio_en" text;--> statement-breakpoint
ALTER TABLE "healer_accounts" ADD COLUMN "bio_hi" text;--> statement-breakpoint
ALTER TABLE "session_invoices" ADD CONSTRAINT "session_invoices_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_pictures" ADD CONSTRAINT "consultation_pictures_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "session_invoices_once" ON "session_invoices" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "consultation_pictures_of" ON "consultation_pictures" USING btree ("consultation_id");