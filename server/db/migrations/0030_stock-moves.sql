CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"change" integer NOT NULL,
	"after" integer,
	"cause" text NOT NULL,
	"order_id" text,
	"by" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock_at" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_moves_product" ON "stock_moves" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_moves_at" ON "stock_moves" USING btree ("at");--> statement-breakpoint
-- Every change of a stock is kept, whoever makes it; the cause is what the transaction has named.
CREATE FUNCTION "note_stock_move"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product text;
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    -- With options the row is the sum of its variants, which are noted themselves.
    IF NEW."optioned" THEN RETURN NULL; END IF;
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
END $$;--> statement-breakpoint
CREATE TRIGGER "products_stock_moves" AFTER UPDATE OF "stock" ON "products"
FOR EACH ROW WHEN (OLD."stock" IS DISTINCT FROM NEW."stock") EXECUTE FUNCTION "note_stock_move"();--> statement-breakpoint
CREATE TRIGGER "product_variants_stock_moves" AFTER UPDATE OF "stock" ON "product_variants"
FOR EACH ROW WHEN (OLD."stock" IS DISTINCT FROM NEW."stock") EXECUTE FUNCTION "note_stock_move"();
