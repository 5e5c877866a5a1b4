CREATE TABLE "similarity_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "similarity_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"month" text NOT NULL,
	"text_hash" text NOT NULL,
	"characters" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "similarity_documents" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"rules" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "similarity_fingerprints" (
	"hash" integer NOT NULL,
	"paper_id" integer NOT NULL,
	CONSTRAINT "similarity_fingerprints_hash_paper_id_pk" PRIMARY KEY("hash","paper_id")
);
--> statement-breakpoint
ALTER TABLE "similarity_checks" ADD CONSTRAINT "similarity_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarity_documents" ADD CONSTRAINT "similarity_documents_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarity_fingerprints" ADD CONSTRAINT "similarity_fingerprints_paper_id_similarity_documents_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."similarity_documents"("paper_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "similarity_checks_text" ON "similarity_checks" USING btree ("user_id","month","text_hash");--> statement-breakpoint
CREATE INDEX "similarity_fingerprints_paper" ON "similarity_fingerprints" USING btree ("paper_id");