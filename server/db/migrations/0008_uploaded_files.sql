CREATE TABLE "uploaded_files" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"place" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_files_user" ON "uploaded_files" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploaded_files_age" ON "uploaded_files" USING btree ("created_at");