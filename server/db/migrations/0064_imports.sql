CREATE TABLE "import_chunks" (
	"file_id" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_chunks_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"id" text PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"system" text,
	"kind" text,
	"unreadable_at" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_keys" (
	"system" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"target_id" text NOT NULL,
	"hash" text NOT NULL,
	"quantities" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_keys_system_kind_key_pk" PRIMARY KEY("system","kind","key")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" text NOT NULL,
	"file_id" text NOT NULL,
	"line" integer NOT NULL,
	"system" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"data" jsonb,
	"hash" text NOT NULL,
	"outcome" text NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"reason" text,
	"detail" text DEFAULT '' NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"target_id" text,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'collecting' NOT NULL,
	"mapping" jsonb NOT NULL,
	"found" jsonb DEFAULT '{"columns":[],"options":[],"types":[]}'::jsonb NOT NULL,
	"by_id" text NOT NULL,
	"by_email" text NOT NULL,
	"reader" text,
	"reader_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "archived_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"email" text,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"refunded_paise" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"address" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_chunks" ADD CONSTRAINT "import_chunks_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."import_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."import_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_files_import" ON "import_files" USING btree ("import_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_rows_key" ON "import_rows" USING btree ("import_id","kind","key");--> statement-breakpoint
CREATE INDEX "import_rows_pending" ON "import_rows" USING btree ("import_id","kind","id") WHERE not "import_rows"."done";--> statement-breakpoint
CREATE INDEX "import_rows_images" ON "import_rows" USING btree ("import_id",("data" -> 'of' ->> 'key')) WHERE "import_rows"."kind" = 'image';--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","id");--> statement-breakpoint
CREATE INDEX "archived_orders_email" ON "archived_orders" USING btree ("email","placed_at");--> statement-breakpoint
CREATE INDEX "archived_orders_placed" ON "archived_orders" USING btree ("placed_at");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_origin" CHECK ("reviews"."imported" or "reviews"."order_id" is not null);