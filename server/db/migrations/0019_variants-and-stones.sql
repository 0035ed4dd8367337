CREATE TABLE "product_variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sku" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"original_price_paise" bigint,
	"discounted_price_paise" bigint,
	"stock" integer,
	"weight_mg" integer,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"laboratory" text,
	"report_number" text,
	"report_date" text,
	"returnable" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "product_variants_own" CHECK (case when "product_variants"."options" = '[]'::jsonb
        then "product_variants"."stock" is null and "product_variants"."discounted_price_paise" is null and "product_variants"."original_price_paise" is null
        else coalesce("product_variants"."stock" >= 0 and "product_variants"."discounted_price_paise" > 0 and "product_variants"."original_price_paise" > 0, false) end)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stone" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_mg" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_per_carat_paise" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "nature" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "treatment" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shape" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cut" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "dimensions" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "transparency" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "laboratory" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "report_number" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "report_date" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "optioned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Every product that is there has its one variant, of the product's own id; its address, which is unique, names it in capitals.
INSERT INTO "product_variants" ("id", "product_id", "sku") SELECT "id", "id", upper("slug") FROM "products";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "variant_id" text;--> statement-breakpoint
UPDATE "cart_lines" SET "variant_id" = "product_id";--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "variant_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_user_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_variant_id_pk" PRIMARY KEY("user_id","variant_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "variant_id" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sku" text;--> statement-breakpoint
UPDATE "order_items" SET "variant_id" = "product_id", "sku" = upper("products"."slug") FROM "products" WHERE "products"."id" = "order_items"."product_id";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "variant_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "sku" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku" ON "product_variants" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_report" ON "product_variants" USING btree (upper(replace("report_number", ' ', ''))) WHERE "product_variants"."report_number" is not null and "product_variants"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_report" ON "products" USING btree (upper(replace("report_number", ' ', ''))) WHERE "products"."report_number" is not null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_stones" ON "products" USING btree ("stone","price_per_carat_paise","id") WHERE "products"."weight_mg" is not null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "order_items_variant" ON "order_items" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stone" CHECK (("products"."weight_mg" is null or "products"."weight_mg" > 0) and ("products"."price_per_carat_paise" is null or "products"."price_per_carat_paise" > 0)
        and (coalesce("products"."treatment", '') = 'synthetic') = (coalesce("products"."nature", '') = 'synthetic'));