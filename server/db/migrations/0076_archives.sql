CREATE TABLE "archives" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'making' NOT NULL,
	"cursor" jsonb NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"by_id" text NOT NULL,
	"by_email" text NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
