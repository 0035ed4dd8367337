CREATE TABLE "kundli_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"reply" jsonb NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_kundlis" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_kundlis" ADD CONSTRAINT "saved_kundlis_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kundli_cache_created" ON "kundli_cache" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_kundlis_user" ON "saved_kundlis" USING btree ("user_id","created_at");