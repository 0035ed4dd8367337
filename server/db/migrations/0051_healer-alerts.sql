CREATE TABLE "healer_alerts" (
	"healer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "healer_alerts_healer_id_user_id_pk" PRIMARY KEY("healer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "question" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "healer_alerts" ADD CONSTRAINT "healer_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "healer_alerts_user" ON "healer_alerts" USING btree ("user_id");