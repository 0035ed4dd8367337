CREATE TABLE "blocks" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"email" text,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_notes_of" CHECK (("customer_notes"."user_id" is null) <> ("customer_notes"."email" is null))
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_user" ON "customer_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "customer_notes_email" ON "customer_notes" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "addresses_phone" ON "addresses" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 10) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_customers" ON "users" USING btree ("created_at","id") WHERE "users"."role" = 'user' and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "orders_guests" ON "orders" USING btree (("email" collate "C"),"created_at") WHERE "orders"."user_id" is null and "orders"."email" is not null and "orders"."status" not in ('created', 'expired');--> statement-breakpoint
CREATE INDEX "orders_name_words" ON "orders" USING gin (to_tsvector('simple', coalesce("address" ->> 'fullName', '')));--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree (right(regexp_replace("address" ->> 'phone', '[^0-9]', '', 'g'), 10) text_pattern_ops);