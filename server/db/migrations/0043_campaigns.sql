CREATE TABLE "campaign_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"address" text,
	"language" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"skipped" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_recipients_state" CHECK ("campaign_recipients"."state" in ('pending', 'claimed', 'retry', 'accepted', 'failed', 'uncertain', 'skipped')),
	CONSTRAINT "campaign_recipients_skipped" CHECK (("campaign_recipients"."state" = 'skipped') = ("campaign_recipients"."skipped" is not null)),
	CONSTRAINT "campaign_recipients_reachable" CHECK ("campaign_recipients"."address" is not null or "campaign_recipients"."state" not in ('pending', 'claimed', 'retry')),
	CONSTRAINT "campaign_recipients_lower" CHECK ("campaign_recipients"."address" = lower("campaign_recipients"."address"))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"audience" jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"eng_title" text DEFAULT '' NOT NULL,
	"body" jsonb DEFAULT '{"type":"doc","content":[{"type":"paragraph"}]}'::jsonb NOT NULL,
	"eng_body" jsonb DEFAULT '{"type":"doc","content":[{"type":"paragraph"}]}'::jsonb NOT NULL,
	"is_essential" boolean DEFAULT false NOT NULL,
	"timing" text DEFAULT 'now' NOT NULL,
	"send_at" timestamp with time zone,
	"anchor" text DEFAULT 'starts' NOT NULL,
	"days" integer DEFAULT -7 NOT NULL,
	"clock" text DEFAULT '09:00' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"hash" text NOT NULL,
	"tested_hash" text,
	"seen_hash" text,
	"asked_hash" text,
	"confirmed_hash" text,
	"confirmed_by" integer,
	"confirmed_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"edited_by" integer NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"creation_key" text NOT NULL,
	"begun_at" timestamp with time zone,
	"taken_order" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
	CONSTRAINT "campaigns_timing" CHECK ("campaigns"."timing" <> 'at' or "campaigns"."send_at" is not null),
	CONSTRAINT "campaigns_begun" CHECK ("campaigns"."state" not in ('sending', 'paused', 'sent') or "campaigns"."begun_at" is not null),
	CONSTRAINT "campaigns_taken" CHECK ("campaigns"."taken_at" is null or "campaigns"."begun_at" is not null),
	CONSTRAINT "campaigns_sent" CHECK ("campaigns"."state" <> 'sent' or "campaigns"."taken_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_order" ON "campaign_recipients" USING btree ("campaign_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_address" ON "campaign_recipients" USING btree ("campaign_id","address") WHERE "campaign_recipients"."skipped" is null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_state" ON "campaign_recipients" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_due" ON "campaign_recipients" USING btree ("due_at","id") WHERE "campaign_recipients"."state" in ('pending', 'retry');--> statement-breakpoint
CREATE INDEX "campaign_recipients_claimed" ON "campaign_recipients" USING btree ("moved_at") WHERE "campaign_recipients"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "campaign_recipients_user" ON "campaign_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_of_order" ON "campaign_recipients" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "campaigns_conference" ON "campaigns" USING btree ("conference_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_creation" ON "campaigns" USING btree ("created_by","creation_key");--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("state") WHERE "campaigns"."state" in ('scheduled', 'sending', 'paused');--> statement-breakpoint
CREATE INDEX "campaigns_edited_by" ON "campaigns" USING btree ("edited_by");