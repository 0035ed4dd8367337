ALTER TABLE "bookings" ADD COLUMN "earliest_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moves" CHECK ("bookings"."moves" >= 0);