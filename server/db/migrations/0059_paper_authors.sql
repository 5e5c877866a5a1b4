CREATE TABLE "paper_authors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_authors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"email" text NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_authors_answer" CHECK ("paper_authors"."answer" in ('confirmed', 'denied')),
	CONSTRAINT "paper_authors_answered" CHECK (("paper_authors"."answer" is null) = ("paper_authors"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "paper_authors" ADD CONSTRAINT "paper_authors_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_authors_address" ON "paper_authors" USING btree ("paper_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_authors_token" ON "paper_authors" USING btree ("token_hash");