CREATE TABLE "consents" (
	"user_id" integer NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"part" text NOT NULL,
	"no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by" integer,
	"at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"eng_note" text DEFAULT '' NOT NULL,
	"is_material" boolean DEFAULT false NOT NULL,
	"asked_from" integer DEFAULT 1 NOT NULL,
	"restores" integer
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_versions_no" ON "site_versions" USING btree ("part","no");