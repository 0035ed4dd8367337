CREATE TABLE "product_pairs" (
	"product_id" text NOT NULL,
	"with_id" text NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "product_pairs_product_id_with_id_pk" PRIMARY KEY("product_id","with_id")
);
--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pairs" ADD CONSTRAINT "product_pairs_with_id_products_id_fk" FOREIGN KEY ("with_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;