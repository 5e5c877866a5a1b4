CREATE TABLE "order_tags" (
	"order_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "order_tags_order_id_tag_id_pk" PRIMARY KEY("order_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "people_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_terms" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"rules" integer DEFAULT 0 NOT NULL,
	"terms" text[]
);
--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_tag_id_people_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."people_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_tags" ADD CONSTRAINT "people_tags_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_terms" ADD CONSTRAINT "people_terms_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_tags_tag" ON "order_tags" USING btree ("tag_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_tags_name" ON "people_tags" USING btree ("conference_id",lower("name"));--> statement-breakpoint
CREATE INDEX "people_terms_terms" ON "people_terms" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "people_terms_missing" ON "people_terms" USING btree ("order_id") WHERE "people_terms"."terms" is null;--> statement-breakpoint
CREATE INDEX "orders_people" ON "orders" USING btree ("conference_id","state","id") WHERE "orders"."kind" = 'conf';
--> statement-breakpoint
ALTER TABLE "people_terms" SET (toast_tuple_target = 128);
--> statement-breakpoint
CREATE FUNCTION people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people_terms (order_id) VALUES (NEW.id)
  ON CONFLICT (order_id) DO UPDATE SET terms = NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_people_added AFTER INSERT ON "orders" FOR EACH ROW WHEN (NEW.kind = 'conf' AND current_setting('symposium.copying', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION people_changed();
--> statement-breakpoint
CREATE TRIGGER orders_people_changed AFTER UPDATE OF attendee, no ON "orders" FOR EACH ROW WHEN (NEW.kind = 'conf' AND current_setting('symposium.copying', true) IS DISTINCT FROM 'on' AND (OLD.attendee IS DISTINCT FROM NEW.attendee OR OLD.no <> NEW.no)) EXECUTE FUNCTION people_changed();
--> statement-breakpoint
INSERT INTO people_terms (order_id) SELECT id FROM orders WHERE kind = 'conf';
