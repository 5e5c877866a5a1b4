ALTER TABLE "meals" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "sale_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "creation_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "meals_creation" ON "meals" USING btree ("conference_id","creation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_types_creation" ON "ticket_types" USING btree ("conference_id","creation_key");