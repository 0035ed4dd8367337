CREATE TABLE "vouchers" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"ref" text NOT NULL,
	"left_paise" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_left" CHECK ("vouchers"."left_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_once" ON "vouchers" USING btree ("kind","ref");--> statement-breakpoint
CREATE INDEX "vouchers_of" ON "vouchers" USING btree ("user_id","issued_at");