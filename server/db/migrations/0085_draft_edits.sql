ALTER TABLE "healer_certificates" ALTER COLUMN "content" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "draft_orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "reminded_of" timestamp with time zone;