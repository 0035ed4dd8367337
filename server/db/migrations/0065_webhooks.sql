CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" text NOT NULL,
	"event_id" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"status" integer,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"topics" jsonb NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_pending" ON "webhook_deliveries" USING btree ("endpoint_id","subject","id") WHERE "webhook_deliveries"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_done" ON "webhook_deliveries" USING btree ("delivered_at");--> statement-breakpoint
-- An event is a row for each active endpoint that wants it, in the transaction of the event. A copied database has no new events.
CREATE FUNCTION "publish_webhook_event"(event_topic text, event_subject text, event_data jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.copying', true) = 'on' THEN RETURN; END IF;
  INSERT INTO "webhook_deliveries" ("endpoint_id", "event_id", "topic", "subject", "data")
  SELECT "endpoint"."id", event.id, event_topic, event_subject, event_data
  FROM "webhook_endpoints" "endpoint", (SELECT 'evt_' || replace(gen_random_uuid()::text, '-', '') AS id) event
  WHERE "disabled_at" IS NULL AND "topics" @> to_jsonb(event_topic);
END $$;--> statement-breakpoint
CREATE FUNCTION "publish_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_webhook_event('order.' || NEW."to_status", 'order:' || NEW."order_id", jsonb_build_object(
    'orderId', NEW."order_id", 'status', NEW."to_status", 'previousStatus', NEW."from_status"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_webhooks" AFTER INSERT ON "order_events"
FOR EACH ROW WHEN (NEW."to_status" IN ('paid', 'confirmed', 'shipped', 'delivered', 'cancelled')) EXECUTE FUNCTION "publish_order_event"();--> statement-breakpoint
CREATE FUNCTION "publish_refund_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_webhook_event('order.refunded', 'order:' || NEW."order_id", jsonb_build_object(
    'orderId', NEW."order_id", 'refundKey', NEW."key", 'amount', NEW."amount_paise" / 100.0));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "refunds_webhooks" AFTER UPDATE OF "status" ON "refunds"
FOR EACH ROW WHEN (OLD."status" <> 'processed' AND NEW."status" = 'processed') EXECUTE FUNCTION "publish_refund_event"();--> statement-breakpoint
CREATE TRIGGER "refunds_made_webhooks" AFTER INSERT ON "refunds"
FOR EACH ROW WHEN (NEW."status" = 'processed') EXECUTE FUNCTION "publish_refund_event"();--> statement-breakpoint
CREATE FUNCTION "publish_product_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_webhook_event('product.updated', 'product:' || NEW."id", jsonb_build_object(
    'productId', NEW."id", 'slug', NEW."slug", 'version', NEW."version",
    'published', NOT NEW."draft" AND NEW."deleted_at" IS NULL));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_webhooks" AFTER UPDATE OF "version" ON "products"
FOR EACH ROW WHEN (OLD."version" <> NEW."version") EXECUTE FUNCTION "publish_product_event"();--> statement-breakpoint
CREATE TRIGGER "products_added_webhooks" AFTER INSERT ON "products"
FOR EACH ROW EXECUTE FUNCTION "publish_product_event"();--> statement-breakpoint
CREATE FUNCTION "publish_stock_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_webhook_event('stock.changed', 'product:' || NEW."product_id", jsonb_build_object(
    'productId', NEW."product_id", 'variantId', NEW."variant_id", 'change', NEW."change", 'stock', NEW."after",
    'cause', NEW."cause"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_moves_webhooks" AFTER INSERT ON "stock_moves"
FOR EACH ROW EXECUTE FUNCTION "publish_stock_event"();--> statement-breakpoint
CREATE FUNCTION "publish_session_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_webhook_event('session.ended', 'session:' || NEW."id", jsonb_build_object(
    'sessionId', NEW."id", 'healerId', NEW."healer_id", 'reason', NEW."end_reason"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "consultations_webhooks" AFTER UPDATE OF "status" ON "consultations"
FOR EACH ROW WHEN (OLD."status" <> 'ended' AND NEW."status" = 'ended') EXECUTE FUNCTION "publish_session_event"();
