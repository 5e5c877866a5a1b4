CREATE TABLE "live_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"live_id" integer NOT NULL,
	"order" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "live_orders" ADD CONSTRAINT "live_orders_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_orders_open" ON "live_orders" USING btree ("live_id","id") WHERE "live_orders"."done_at" is null;