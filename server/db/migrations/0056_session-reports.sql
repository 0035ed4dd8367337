CREATE TABLE "consultation_blocks" (
	"customer_id" text NOT NULL,
	"healer_user_id" text NOT NULL,
	"side" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_blocks_customer_id_healer_user_id_side_pk" PRIMARY KEY("customer_id","healer_user_id","side")
);
--> statement-breakpoint
CREATE TABLE "consultation_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "consultation_blocks" ADD CONSTRAINT "consultation_blocks_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_blocks" ADD CONSTRAINT "consultation_blocks_healer_user_id_users_id_fk" FOREIGN KEY ("healer_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_reports" ADD CONSTRAINT "consultation_reports_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_reports_once" ON "consultation_reports" USING btree ("consultation_id","side");--> statement-breakpoint
CREATE INDEX "consultation_reports_at" ON "consultation_reports" USING btree ("created_at");