CREATE TABLE "designs" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_hi" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"weights" jsonb NOT NULL,
	"making" text NOT NULL,
	"making_paise" bigint NOT NULL,
	"days_to_make" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "designs_making" CHECK ("designs"."making_paise" >= 0 and "designs"."days_to_make" between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "metal_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "metal_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"metal" text NOT NULL,
	"paise_per_gram" bigint NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "metal_rates_positive" CHECK ("metal_rates"."paise_per_gram" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "extras" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gst_basis_points" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "report_file" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "gst_basis_points" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sankalpa" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "designs_slug" ON "designs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "metal_rates_newest" ON "metal_rates" USING btree ("metal","valid_from","id");--> statement-breakpoint
-- What was sold and is for sale keeps the heading and the rate that its invoices have had so far.
UPDATE "order_items" SET "hsn" = coalesce("hsn", '7116'), "gst_basis_points" = case when "hsn" ~ '^710[234]' then 25 else 300 end;--> statement-breakpoint
UPDATE "products" SET "hsn" = coalesce("hsn", '7116'), "gst_basis_points" = case when "hsn" ~ '^710[234]' then 25 else 300 end;
