CREATE TABLE "huids" (
	"huid" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hallmark" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "hallmark" jsonb;--> statement-breakpoint
ALTER TABLE "huids" ADD CONSTRAINT "huids_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "huids_line" ON "huids" USING btree ("order_id","position");