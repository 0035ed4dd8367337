CREATE TABLE "healer_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"healer_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "healer_payouts_amount" CHECK ("healer_payouts"."amount_paise" > 0)
);
--> statement-breakpoint
DROP INDEX "consultations_booking";--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "mode" text DEFAULT 'chat' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "whole_paise" bigint;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "prepaid_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "healer_payouts_of" ON "healer_payouts" USING btree ("healer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_of_booking" ON "consultations" USING btree ("booking_id") WHERE "consultations"."status" <> 'ended' or "consultations"."started_at" is not null;