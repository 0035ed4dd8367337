ALTER TABLE "bookings" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
UPDATE "bookings" SET "begun_at" = "begun"."at" FROM (
	SELECT "booking_id", min("started_at") AS "at" FROM "consultations"
	WHERE "booking_id" IS NOT NULL AND "started_at" IS NOT NULL GROUP BY "booking_id"
) AS "begun" WHERE "begun"."booking_id" = "bookings"."id";
