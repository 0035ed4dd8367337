CREATE TABLE "design_pictures" (
	"design_id" text NOT NULL,
	"metal" text NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "design_pictures_design_id_metal_pk" PRIMARY KEY("design_id","metal")
);
--> statement-breakpoint
ALTER TABLE "design_pictures" ADD CONSTRAINT "design_pictures_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_pictures" ADD CONSTRAINT "design_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_pictures_picture" ON "design_pictures" USING btree ("picture_id");