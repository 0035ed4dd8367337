ALTER TABLE "healer_payouts" ADD COLUMN "tds_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "healer_payouts" ADD COLUMN "tds_code" text;--> statement-breakpoint
ALTER TABLE "healer_payouts" ADD COLUMN "tds_basis_points" integer;--> statement-breakpoint
ALTER TABLE "healer_payouts" ADD CONSTRAINT "healer_payouts_tds" CHECK ("healer_payouts"."tds_paise" between 0 and "healer_payouts"."amount_paise");