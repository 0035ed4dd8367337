ALTER TABLE "designs" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "energised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "energised_link" text;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_picture" ON "designs" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "products_stone_counts" ON "products" USING btree ("stone","origin","treatment","shape","weight_mg","discounted_price_paise","report_number") WHERE "products"."weight_mg" is not null and "products"."deleted_at" is null and not "products"."draft" and "products"."stock" is distinct from 0;--> statement-breakpoint
CREATE INDEX "products_planets" ON "products" USING gin ("planets" jsonb_path_ops);--> statement-breakpoint
-- What a search looks through, folded once when a row is written (server/catalogue/matches-text.ts). chr(8204), chr(8205): invisible joiners.
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("name" || ' ' || "description" || ' ' || "category")) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text_hi" text GENERATED ALWAYS AS (lower(regexp_replace(translate("name" || ' ' || "description" || ' ' || "category" || ' ' || "name_hi" || ' ' || "description_hi", 'ँ' || chr(2364) || chr(8204) || chr(8205), 'ं'), '(ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ]))', 'ं', 'g'))) STORED;--> statement-breakpoint
-- Trigrams make a search quick among many thousand products. A server without the extension, or a role that may not create it, reads every row.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "products_search_hi" ON "products" USING gin ("search_text_hi" gin_trgm_ops);
  CREATE INDEX "products_called" ON "products" USING gin (lower("slug" || ' ' || "id") gin_trgm_ops);
  CREATE INDEX "products_told" ON "products" USING gin (("name" || ' ' || "description" || ' ' || "category" || ' ' || "benefits"::text || ' ' || "attributes"::text) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  NULL;
END $$;
