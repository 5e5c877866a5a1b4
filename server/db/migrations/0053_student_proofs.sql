CREATE TABLE "student_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"file" text,
	"reason" text,
	"state" text DEFAULT 'awaited' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_proofs_state" CHECK ("student_proofs"."state" in ('awaited', 'submitted', 'accepted', 'rejected')),
	CONSTRAINT "student_proofs_reason" CHECK ("student_proofs"."reason" is null or "student_proofs"."state" = 'rejected')
);
--> statement-breakpoint
ALTER TABLE "student_proofs" ADD CONSTRAINT "student_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_proofs" ADD CONSTRAINT "student_proofs_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "student_proofs_member" ON "student_proofs" USING btree ("user_id","conference_id");--> statement-breakpoint
CREATE INDEX "student_proofs_conference" ON "student_proofs" USING btree ("conference_id","state");