ALTER TABLE "consultations" ADD COLUMN "away_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "away_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "last_message_ms" bigint;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "healer_wrote_ms" bigint;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "silences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What sessions under way have recorded of silences so far: none, up to here.
UPDATE "consultations" SET "last_message_ms" = "clock_ms", "healer_wrote_ms" = "clock_ms" WHERE "status" = 'running';
