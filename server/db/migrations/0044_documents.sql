CREATE TABLE "document_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"kind" text NOT NULL,
	"template_id" integer,
	"built_in" text,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"design" jsonb,
	"about" jsonb,
	"file" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"drawn_at" timestamp with time zone,
	"issued_by" integer,
	"creation_key" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_batches_kind" CHECK ("document_batches"."kind" in ('badge', 'attendance', 'publication', 'review', 'list')),
	CONSTRAINT "document_batches_source" CHECK (num_nonnulls("document_batches"."template_id", "document_batches"."built_in") = 1),
	CONSTRAINT "document_batches_state" CHECK ("document_batches"."state" in ('draft', 'generating', 'ready', 'issued', 'discarded')),
	CONSTRAINT "document_batches_design" CHECK ("document_batches"."state" not in ('ready', 'issued') or num_nonnulls("document_batches"."design", "document_batches"."about") = 2)
);
--> statement-breakpoint
CREATE TABLE "document_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"person" jsonb,
	"certificate_id" integer,
	"issued_at" timestamp with time zone,
	CONSTRAINT "document_items_state" CHECK ("document_items"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "document_items_reason" CHECK (("document_items"."state" = 'failed') = ("document_items"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "document_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"design" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	"creation_key" text NOT NULL,
	CONSTRAINT "document_templates_kind" CHECK ("document_templates"."kind" in ('badge', 'attendance', 'publication', 'review', 'list'))
);
--> statement-breakpoint
ALTER TABLE "document_batches" ADD CONSTRAINT "document_batches_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_batches" ADD CONSTRAINT "document_batches_template_id_document_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."document_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_batches" ADD CONSTRAINT "document_batches_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_items" ADD CONSTRAINT "document_items_batch_id_document_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."document_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_items" ADD CONSTRAINT "document_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_items" ADD CONSTRAINT "document_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_items" ADD CONSTRAINT "document_items_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_templates" ADD CONSTRAINT "document_templates_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_batches_conference" ON "document_batches" USING btree ("conference_id","id");--> statement-breakpoint
CREATE INDEX "document_batches_template" ON "document_batches" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "document_batches_drawn" ON "document_batches" USING btree ("drawn_at") WHERE "document_batches"."file" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "document_batches_creation" ON "document_batches" USING btree ("conference_id","creation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "document_items_seq" ON "document_items" USING btree ("batch_id","seq");--> statement-breakpoint
CREATE INDEX "document_items_order" ON "document_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "document_items_user" ON "document_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_items_certificate" ON "document_items" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "document_templates_conference" ON "document_templates" USING btree ("conference_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_templates_creation" ON "document_templates" USING btree ("conference_id","creation_key");