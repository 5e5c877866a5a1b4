CREATE TABLE "bulk_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"tag_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"query" text NOT NULL,
	"key" text NOT NULL,
	"undo_until" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_actions_kind" CHECK ("bulk_actions"."kind" in ('tag', 'untag', 'cancel')),
	CONSTRAINT "bulk_actions_tag" CHECK (("bulk_actions"."kind" = 'cancel') = ("bulk_actions"."tag_id" is null))
);
--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"action_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"outcome" text,
	"refusal" text,
	CONSTRAINT "bulk_items_action_id_order_id_pk" PRIMARY KEY("action_id","order_id"),
	CONSTRAINT "bulk_items_outcome" CHECK ("bulk_items"."outcome" is null or "bulk_items"."outcome" in ('done', 'refused', 'undone', 'kept')),
	CONSTRAINT "bulk_items_refusal" CHECK (("bulk_items"."refusal" is not null) = (coalesce("bulk_items"."outcome", '') = 'refused'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_tag_id_people_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."people_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_action_id_bulk_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."bulk_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_actions_key" ON "bulk_actions" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "bulk_actions_conference" ON "bulk_actions" USING btree ("conference_id","id");--> statement-breakpoint
CREATE INDEX "bulk_items_order" ON "bulk_items" USING btree ("order_id","action_id");--> statement-breakpoint
CREATE INDEX "bulk_items_waiting" ON "bulk_items" USING btree ("action_id","order_id") WHERE "bulk_items"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("conference_id",lower("name"));