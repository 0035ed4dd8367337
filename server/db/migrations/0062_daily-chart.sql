ALTER TABLE "saved_kundlis" ADD COLUMN "daily_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_kundlis" ADD COLUMN "daily_sent_on" text;--> statement-breakpoint
CREATE INDEX "saved_kundlis_daily" ON "saved_kundlis" USING btree ("daily_sent_on") WHERE "saved_kundlis"."daily_since" is not null;