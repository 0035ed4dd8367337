CREATE TABLE "session_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"number" text,
	"content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_refunds_amount" CHECK ("session_refunds"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "admin_refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session_refunds" ADD CONSTRAINT "session_refunds_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "session_refunds_number" ON "session_refunds" USING btree ("number");--> statement-breakpoint
CREATE INDEX "session_refunds_of" ON "session_refunds" USING btree ("consultation_id");--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_refunds" CHECK ("consultations"."admin_refunded_paise" >= 0 and "consultations"."refunded_paise" + "consultations"."admin_refunded_paise" <= "consultations"."charged_paise");