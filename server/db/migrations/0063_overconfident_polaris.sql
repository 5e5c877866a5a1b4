CREATE TABLE "person_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_acts_kind" CHECK ("person_acts"."kind" in ('correct', 'note', 'write')),
	CONSTRAINT "person_acts_correction" CHECK (("person_acts"."kind" = 'correct') = ("person_acts"."before" is not null and "person_acts"."after" is not null))
);
--> statement-breakpoint
ALTER TABLE "person_acts" ADD CONSTRAINT "person_acts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_acts" ADD CONSTRAINT "person_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_acts_key" ON "person_acts" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "person_acts_order" ON "person_acts" USING btree ("order_id","id");