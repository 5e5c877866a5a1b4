CREATE TABLE "paper_reviewers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_reviewers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"affiliation" text DEFAULT '' NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"load_cap" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_reviewers_reachable" CHECK ("paper_reviewers"."user_id" is not null or "paper_reviewers"."email" <> ''),
	CONSTRAINT "paper_reviewers_cap" CHECK ("paper_reviewers"."load_cap" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"round" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"response_due_at" timestamp with time zone NOT NULL,
	"invited_by" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"review_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_reviewers" ADD CONSTRAINT "paper_reviewers_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_reviewers" ADD CONSTRAINT "paper_reviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_reviewers_account" ON "paper_reviewers" USING btree ("conference_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_reviewers_email" ON "paper_reviewers" USING btree ("conference_id","email") WHERE "paper_reviewers"."email" <> '';--> statement-breakpoint
CREATE INDEX "paper_reviewers_user" ON "paper_reviewers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_token" ON "review_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_once" ON "review_invitations" USING btree ("paper_id","round","email");--> statement-breakpoint
CREATE INDEX "review_invitations_due" ON "review_invitations" USING btree ("response_due_at") WHERE "review_invitations"."cancelled_at" is null and "review_invitations"."review_id" is null;