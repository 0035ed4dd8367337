DROP INDEX "saved_kundlis_daily";--> statement-breakpoint
ALTER TABLE "saved_kundlis" ADD COLUMN "daily_push_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "saved_kundlis_daily" ON "saved_kundlis" USING btree ("daily_sent_on") WHERE "saved_kundlis"."daily_since" is not null or "saved_kundlis"."daily_push_since" is not null;--> statement-breakpoint
UPDATE "saved_kundlis" AS k SET "daily_push_since" = k."daily_since" FROM "push_choices" AS c
  WHERE c."user_id" = k."user_id" AND c."kinds" @> '["daily-chart"]'::jsonb;
