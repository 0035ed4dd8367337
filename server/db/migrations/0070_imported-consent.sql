ALTER TABLE "subscribers" ADD COLUMN "previous_state" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "previous_at" timestamp with time zone;