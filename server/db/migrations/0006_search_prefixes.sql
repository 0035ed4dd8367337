DROP INDEX "orders_email";--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_id_prefix" ON "orders" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_number_prefix" ON "orders" USING btree (lower("order_number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email" text_pattern_ops);