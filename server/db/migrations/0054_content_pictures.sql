CREATE TABLE "content_pictures" (
	"file" text NOT NULL,
	"conference_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "content_pictures_file_conference_id_pk" PRIMARY KEY("file","conference_id")
);
--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_file_uploaded_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."uploaded_files"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_pictures_conference" ON "content_pictures" USING btree ("conference_id");