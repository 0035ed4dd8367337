CREATE TABLE "courier_pins" (
	"courier" text NOT NULL,
	"pincode" text NOT NULL,
	"serviceable" boolean NOT NULL,
	"cash" boolean NOT NULL,
	"days" integer,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_pins_courier_pincode_pk" PRIMARY KEY("courier","pincode")
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"courier" text NOT NULL,
	"created_by" text NOT NULL,
	"pickup_id" text,
	"pickup_on" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parcel_id" text NOT NULL,
	"state" text,
	"at" timestamp with time zone NOT NULL,
	"place" text,
	"remark" text,
	"source" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"direction" text NOT NULL,
	"return_id" text,
	"courier" text NOT NULL,
	"state" text DEFAULT 'booking' NOT NULL,
	"awb" text,
	"courier_ref" text,
	"carrier" text,
	"grams" integer NOT NULL,
	"cod_paise" bigint DEFAULT 0 NOT NULL,
	"expected_on" text,
	"notified_on" text,
	"state_at" timestamp with time zone,
	"misses" integer DEFAULT 0 NOT NULL,
	"answered_misses" integer DEFAULT 0 NOT NULL,
	"answer_day" text,
	"failure" text,
	"contradicted" boolean DEFAULT false NOT NULL,
	"hand_over_id" text,
	"cancel_requested_at" timestamp with time zone,
	"remitted_paise" bigint,
	"poll_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cod_remittance_lines" (
	"courier" text NOT NULL,
	"reference" text NOT NULL,
	"position" integer NOT NULL,
	"awb" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"parcel_id" text,
	"due_paise" bigint,
	"outcome" text NOT NULL,
	CONSTRAINT "cod_remittance_lines_courier_reference_position_pk" PRIMARY KEY("courier","reference","position")
);
--> statement-breakpoint
CREATE TABLE "cod_remittances" (
	"courier" text NOT NULL,
	"reference" text NOT NULL,
	"paid_on" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"line_count" integer NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cod_remittances_courier_reference_pk" PRIMARY KEY("courier","reference")
);
--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cod_remittance_lines" ADD CONSTRAINT "cod_remittance_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_key" ON "hand_overs" USING btree ("key");--> statement-breakpoint
CREATE INDEX "hand_overs_newest" ON "hand_overs" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_events_once" ON "parcel_events" USING btree ("parcel_id","at",coalesce("state", ''),md5(coalesce("remark", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_awb" ON "parcels" USING btree ("courier","awb");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_one_per_order" ON "parcels" USING btree ("order_id") WHERE "parcels"."direction" = 'forward' and "parcels"."state" not in ('cancelled', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_one_per_return" ON "parcels" USING btree ("return_id") WHERE "parcels"."state" not in ('cancelled', 'failed');--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_hand_over" ON "parcels" USING btree ("hand_over_id");--> statement-breakpoint
CREATE INDEX "parcels_poll" ON "parcels" USING btree ("poll_at") WHERE "parcels"."poll_at" is not null;--> statement-breakpoint
CREATE INDEX "parcels_state" ON "parcels" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "parcels_cash" ON "parcels" USING btree ("courier","state_at") WHERE "parcels"."state" = 'delivered' and "parcels"."cod_paise" > 0 and "parcels"."remitted_paise" is null;--> statement-breakpoint
CREATE INDEX "cod_remittance_lines_parcel" ON "cod_remittance_lines" USING btree ("parcel_id");