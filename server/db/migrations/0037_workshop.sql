CREATE TABLE "return_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"return_id" text NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "ring_size" integer;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "return_pictures_position" ON "return_pictures" USING btree ("return_id","position");--> statement-breakpoint
CREATE INDEX "order_items_to_make" ON "order_items" USING btree ("order_id") WHERE "order_items"."parts" -> 'setting' is not null and "order_items"."made_at" is null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_ring_size" CHECK ("order_items"."ring_size" between 1 and 30);