CREATE TABLE "refund_lines" (
	"refund_key" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_lines_refund_key_position_pk" PRIMARY KEY("refund_key","position"),
	CONSTRAINT "refund_lines_counts" CHECK ("refund_lines"."quantity" >= 0 and "refund_lines"."restocked" between 0 and "refund_lines"."quantity"),
	CONSTRAINT "refund_lines_amount" CHECK ("refund_lines"."amount_paise" >= 0)
);
--> statement-breakpoint
DROP INDEX "orders_number_prefix";--> statement-breakpoint
-- A number that a browser made stays, because its customer has read it: in capitals, where it has the form, and of several
-- orders with one number for the one that was paid, else for the first.
UPDATE "orders" SET "order_number" = upper(btrim("order_number")) WHERE "order_number" <> upper(btrim("order_number"));--> statement-breakpoint
UPDATE "orders" SET "order_number" = NULL FROM (
	SELECT "id", row_number() OVER (PARTITION BY "order_number" ORDER BY "status" IN ('created', 'expired'), "created_at", "id") AS "place"
	FROM "orders" WHERE "order_number" IS NOT NULL
) AS "named" WHERE "named"."id" = "orders"."id" AND ("named"."place" > 1 OR "orders"."order_number" !~ '^JR-[0-9A-Z]{6,10}$');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("order_number" text_pattern_ops);--> statement-breakpoint
-- All others get one of 16 signs to the power of 7 that nobody confuses; those that are taken are tried again.
DO $$
DECLARE "turn" integer := 0;
BEGIN
	WHILE EXISTS (SELECT 1 FROM "orders" WHERE "order_number" IS NULL) LOOP
		"turn" := "turn" + 1;
		UPDATE "orders" SET "order_number" = "made"."number" FROM (
			SELECT DISTINCT ON ("number") "id", "number" FROM (
				SELECT "id", 'JR-' || translate(substr(md5("id" || ' ' || "turn"), 1, 7), '0123456789abcdef', '23456789ABCDEFGH') AS "number"
				FROM "orders" WHERE "order_number" IS NULL
			) AS "wished" WHERE NOT EXISTS (SELECT 1 FROM "orders" AS "other" WHERE "other"."order_number" = "wished"."number")
			ORDER BY "number", "id"
		) AS "made" WHERE "made"."id" = "orders"."id";
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_key_refunds_key_fk" FOREIGN KEY ("refund_key") REFERENCES "public"."refunds"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_item" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_items"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_order" ON "refund_lines" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_restocked" CHECK ("order_items"."restocked" between 0 and "order_items"."quantity");