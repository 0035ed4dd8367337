CREATE TABLE "energisation_pictures" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "energisation_pictures_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "energised_picture" jsonb;--> statement-breakpoint
ALTER TABLE "energisation_pictures" ADD CONSTRAINT "energisation_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;