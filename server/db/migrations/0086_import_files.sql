ALTER TABLE "imports" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Customers who deleted their account before: reports and keys have nothing of them but a hash.
UPDATE "import_rows" SET "data" = NULL, "title" = '', "key" = 'deleted ' || "id"
  WHERE "kind" = 'customer' AND "target_id" IN (SELECT "id" FROM "users" WHERE "deleted_at" IS NOT NULL);--> statement-breakpoint
UPDATE "import_keys" SET "key" = encode(sha256(convert_to("key", 'UTF8')), 'hex')
  WHERE "kind" = 'customer' AND "target_id" IN (SELECT "id" FROM "users" WHERE "deleted_at" IS NOT NULL);--> statement-breakpoint
UPDATE "import_rows" SET "data" = "data" || '{"passwordHash": null}'
  WHERE "kind" = 'customer' AND "done" AND "data" ->> 'passwordHash' IS NOT NULL;
