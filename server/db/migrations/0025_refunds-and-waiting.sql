ALTER TABLE "consultations" ADD COLUMN "refund_rule" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "unanswered_ms" bigint;