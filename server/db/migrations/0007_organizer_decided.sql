ALTER TABLE "organizer_applications" ADD COLUMN "decided" jsonb;--> statement-breakpoint
UPDATE "organizer_applications" SET "decided" = "form" WHERE "state" IN ('approved.settled', 'approved.changing', 'rejected');
