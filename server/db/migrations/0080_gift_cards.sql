CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text,
	"code_end" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"provider" text,
	"buyer_id" text,
	"buyer_email" text,
	"giver_name" text DEFAULT '' NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_email" text,
	"message" text DEFAULT '' NOT NULL,
	"send_on" text,
	"sent_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"request_key" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"valid_months" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount_paise" >= 0),
	CONSTRAINT "gift_cards_months" CHECK ("gift_cards"."valid_months" >= 12)
);
--> statement-breakpoint
ALTER TABLE "closing_refunds" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "top_ups" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "account" text;--> statement-breakpoint
UPDATE "top_ups" SET "account" = 'customer:' || "user_id";--> statement-breakpoint
ALTER TABLE "top_ups" ALTER COLUMN "account" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_request" ON "gift_cards" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "gift_cards_newest" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_buyer" ON "gift_cards" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_on") WHERE "gift_cards"."sent_at" is null and "gift_cards"."status" = 'active';--> statement-breakpoint
CREATE INDEX "gift_cards_to_expire" ON "gift_cards" USING btree ("expires_at") WHERE "gift_cards"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "top_ups_account" ON "top_ups" USING btree ("account");--> statement-breakpoint
-- Coupons that were store credit become gift cards with the same code and what is left of them.
INSERT INTO "gift_cards" ("id", "origin", "status", "code_hash", "code_end", "amount_paise", "note", "valid_months", "sent_at", "expires_at", "created_at")
SELECT 'gft_' || substr("id", 5), 'return', CASE WHEN "active" AND "deleted_at" IS NULL THEN 'active' ELSE 'disabled' END,
	encode(sha256(convert_to(replace("code", '-', ''), 'UTF8')), 'hex'), right("code", 4), "value", 'store credit', 12, "created_at", "expires_at", "created_at"
FROM "coupons" WHERE "type" = 'fixed' AND "code" ~ '^CREDIT-[2-9A-Z]{14}$'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "ledger_movements" ("id", "kind", "ref", "note")
SELECT 'mov_' || "id", 'gift-issued', "id", "note" FROM "gift_cards" WHERE "amount_paise" > 0;--> statement-breakpoint
INSERT INTO "ledger_entries" ("movement_id", "side", "account", "amount_paise")
SELECT 'mov_' || "id", 'from', 'shop:credits', -"amount_paise" FROM "gift_cards" WHERE "amount_paise" > 0
UNION ALL
SELECT 'mov_' || "id", 'to', 'gift:' || "id", "amount_paise" FROM "gift_cards" WHERE "amount_paise" > 0;--> statement-breakpoint
UPDATE "coupons" SET "value" = 0, "active" = false WHERE "type" = 'fixed' AND "code" ~ '^CREDIT-[2-9A-Z]{14}$';
