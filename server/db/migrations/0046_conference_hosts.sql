CREATE TABLE "host_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"list" text NOT NULL,
	"committee_id" integer,
	"kind" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"eng_name" text DEFAULT '' NOT NULL,
	"duty" text DEFAULT '' NOT NULL,
	"eng_duty" text DEFAULT '' NOT NULL,
	"affiliation" text DEFAULT '' NOT NULL,
	"eng_affiliation" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"wechat" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	"creation_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_entries_list" CHECK ("host_entries"."list" in ('hosts', 'committees', 'members', 'contacts')),
	CONSTRAINT "host_entries_member" CHECK (("host_entries"."list" = 'members') = ("host_entries"."committee_id" is not null)),
	CONSTRAINT "host_entries_named" CHECK ("host_entries"."name" <> '' or "host_entries"."eng_name" <> '')
);
--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "host_entries" ADD CONSTRAINT "host_entries_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_entries" ADD CONSTRAINT "host_entries_committee_id_host_entries_id_fk" FOREIGN KEY ("committee_id") REFERENCES "public"."host_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_entries_conference" ON "host_entries" USING btree ("conference_id","list","position");--> statement-breakpoint
CREATE INDEX "host_entries_committee" ON "host_entries" USING btree ("committee_id");--> statement-breakpoint
CREATE INDEX "host_entries_removed" ON "host_entries" USING btree ("removed_at") WHERE "host_entries"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "host_entries_creation" ON "host_entries" USING btree ("conference_id","creation_key");--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_point" CHECK (("conferences"."latitude" is null) = ("conferences"."longitude" is null) and abs("conferences"."latitude") <= 90 and abs("conferences"."longitude") <= 180);