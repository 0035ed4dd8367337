ALTER TABLE "product_pictures" ADD COLUMN "alt_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "low_stock_at" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "low_stock_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_per_customer" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_discount_paise" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discounted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_limits" CHECK (("coupons"."max_per_customer" is null or "coupons"."max_per_customer" > 0) and ("coupons"."max_discount_paise" is null or "coupons"."max_discount_paise" > 0));