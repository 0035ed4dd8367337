ALTER TABLE "consultations" ADD COLUMN "customer_room_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "healer_room_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "room_closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consultations_rooms" ON "consultations" USING btree ("ended_at") WHERE "consultations"."customer_room_at" is not null or "consultations"."healer_room_at" is not null;