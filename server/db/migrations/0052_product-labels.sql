CREATE TABLE "parties" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "material_from" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "mrp_paise" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_quantity" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packer" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "importer" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_maker" FOREIGN KEY ("maker") REFERENCES "public"."parties"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_packer" FOREIGN KEY ("packer") REFERENCES "public"."parties"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_importer" FOREIGN KEY ("importer") REFERENCES "public"."parties"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_country" ON "products" USING btree (lower(replace("country_of_origin", ' ', '-')),"id") WHERE "products"."deleted_at" is null;