CREATE TABLE "bundle_parts" (
	"bundle_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "bundle_parts_bundle_id_position_pk" PRIMARY KEY("bundle_id","position"),
	CONSTRAINT "bundle_parts_quantity" CHECK ("bundle_parts"."quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bundle_paise" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bundle_basis_points" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "bundle" jsonb;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_bundle_id_products_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bundle_parts_variant" ON "bundle_parts" USING btree ("bundle_id","variant_id");--> statement-breakpoint
CREATE INDEX "bundle_parts_product" ON "bundle_parts" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bundle" CHECK (("products"."bundle_paise" is null or "products"."bundle_basis_points" is null)
        and coalesce("products"."bundle_paise" > 0, true) and coalesce("products"."bundle_basis_points" between 0 and 9999, true)
        and not ("products"."optioned" and coalesce("products"."bundle_paise", "products"."bundle_basis_points") is not null));--> statement-breakpoint
-- The row of a bundle: the total of its parts, its price, and as many bundles as the scarcest part
-- permits. It is locked before the parts are read, so that the later of two transactions counts both.
CREATE FUNCTION "refresh_bundle"("bundle" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  rule record;
  single bigint;
  units integer;
BEGIN
  SELECT "bundle_paise", "bundle_basis_points" INTO rule FROM "products"
  WHERE "id" = bundle AND coalesce("bundle_paise", "bundle_basis_points") IS NOT NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT
    sum("part"."quantity" * CASE WHEN "product"."optioned" THEN coalesce("variant"."discounted_price_paise", 0)
      ELSE "product"."discounted_price_paise" END),
    CASE WHEN bool_and("product"."deleted_at" IS NULL AND NOT "product"."draft" AND "variant"."deleted_at" IS NULL
        AND "product"."optioned" = ("variant"."options" <> '[]'::jsonb))
      THEN min(CASE WHEN "product"."optioned" THEN "variant"."stock" ELSE "product"."stock" END / "part"."quantity")
      ELSE 0 END
  INTO single, units
  FROM "bundle_parts" AS "part"
  JOIN "products" AS "product" ON "product"."id" = "part"."product_id"
  JOIN "product_variants" AS "variant" ON "variant"."id" = "part"."variant_id"
  WHERE "part"."bundle_id" = bundle;
  -- Without a price the parts are gone: the last known prices stay.
  UPDATE "products" SET
    "stock" = CASE WHEN single IS NULL THEN 0 ELSE units END,
    "original_price_paise" = CASE WHEN single > 0 THEN single ELSE "original_price_paise" END,
    "discounted_price_paise" = CASE WHEN single > 0
      THEN least(single, coalesce(rule."bundle_paise", single - single * rule."bundle_basis_points" / 10000))
      ELSE "discounted_price_paise" END
  WHERE "id" = bundle;
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_bundles_of"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one text;
BEGIN
  IF TG_TABLE_NAME = 'bundle_parts' THEN
    PERFORM "refresh_bundle"(coalesce(NEW."bundle_id", OLD."bundle_id"));
  ELSIF TG_TABLE_NAME = 'product_variants' THEN
    FOR one IN SELECT "bundle_id" FROM "bundle_parts" WHERE "variant_id" = NEW."id" ORDER BY 1 LOOP
      PERFORM "refresh_bundle"(one);
    END LOOP;
  ELSE
    FOR one IN SELECT DISTINCT "bundle_id" FROM "bundle_parts" WHERE "product_id" = NEW."id" ORDER BY 1 LOOP
      PERFORM "refresh_bundle"(one);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred to the commit: every part is locked before any bundle, in every transaction.
CREATE CONSTRAINT TRIGGER "products_bundles" AFTER UPDATE OF
  "stock", "discounted_price_paise", "draft", "deleted_at", "optioned" ON "products"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  coalesce(NEW."bundle_paise", NEW."bundle_basis_points") IS NULL AND (
    NEW."optioned" IS DISTINCT FROM OLD."optioned" OR NEW."draft" IS DISTINCT FROM OLD."draft"
    OR NEW."deleted_at" IS DISTINCT FROM OLD."deleted_at"
    OR (NOT NEW."optioned" AND (NEW."stock" IS DISTINCT FROM OLD."stock"
      OR NEW."discounted_price_paise" IS DISTINCT FROM OLD."discounted_price_paise"))
  )
) EXECUTE FUNCTION "refresh_bundles_of"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "product_variants_bundles" AFTER UPDATE OF
  "stock", "discounted_price_paise", "deleted_at", "options" ON "product_variants"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  NEW."stock" IS DISTINCT FROM OLD."stock" OR NEW."deleted_at" IS DISTINCT FROM OLD."deleted_at"
  OR NEW."discounted_price_paise" IS DISTINCT FROM OLD."discounted_price_paise"
  OR NEW."options" IS DISTINCT FROM OLD."options"
) EXECUTE FUNCTION "refresh_bundles_of"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bundle_parts_bundles" AFTER INSERT OR UPDATE OR DELETE ON "bundle_parts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refresh_bundles_of"();--> statement-breakpoint
-- The row of a bundle repeats the moves of its parts, which are noted themselves.
CREATE OR REPLACE FUNCTION "note_stock_move"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product text;
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    -- With options the row is the sum of its variants, which are noted themselves.
    IF NEW."optioned" OR coalesce(NEW."bundle_paise", NEW."bundle_basis_points") IS NOT NULL THEN RETURN NULL; END IF;
    product := NEW."id";
  ELSE
    product := NEW."product_id";
  END IF;
  INSERT INTO "stock_moves" ("product_id", "variant_id", "change", "after", "cause", "order_id", "by")
  VALUES (
    product, NEW."id", coalesce(NEW."stock", 0) - coalesce(OLD."stock", 0), NEW."stock",
    coalesce(nullif(current_setting('shop.stock_cause', true), ''), 'other'),
    nullif(current_setting('shop.stock_order', true), ''),
    nullif(current_setting('shop.stock_by', true), '')
  );
  RETURN NULL;
END $$;
