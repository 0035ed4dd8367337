ALTER TABLE "bookings" ADD COLUMN "cancel_fees" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD COLUMN "payment_id" text;