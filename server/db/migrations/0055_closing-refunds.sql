CREATE TABLE "closing_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"gateway_refund_id" text,
	"contact" text,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closing_refunds_amount" CHECK ("closing_refunds"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "closing_refunds" ADD CONSTRAINT "closing_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_refunds_payment" ON "closing_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "closing_refunds_open" ON "closing_refunds" USING btree ("created_at") WHERE "closing_refunds"."status" <> 'processed';