CREATE TABLE "document_pictures" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "document_pictures_kind_document_id_picture_id_pk" PRIMARY KEY("kind","document_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "document_revisions" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_revisions_kind_document_id_version_pk" PRIMARY KEY("kind","document_id","version")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "document_pictures" ADD CONSTRAINT "document_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pictures" ADD CONSTRAINT "document_pictures_kind_document_id_documents_kind_id_fk" FOREIGN KEY ("kind","document_id") REFERENCES "public"."documents"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_kind_document_id_documents_kind_id_fk" FOREIGN KEY ("kind","document_id") REFERENCES "public"."documents"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pictures_picture" ON "document_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_slug" ON "documents" USING btree ("kind","slug");