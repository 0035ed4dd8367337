CREATE TABLE "session_reviews" (
	"consultation_id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"name" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_reviews" ADD CONSTRAINT "session_reviews_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_reviews_status" ON "session_reviews" USING btree ("status","created_at");