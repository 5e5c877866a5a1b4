ALTER TABLE "conferences" DROP CONSTRAINT "conferences_status";--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "moved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_state" CHECK ("conferences"."status" in ('not_started', 'ongoing', 'paused', 'ended'));