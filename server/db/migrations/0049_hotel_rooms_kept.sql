ALTER TABLE "hotel_rooms" ADD COLUMN "book_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "eng_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "sharing" text DEFAULT 'alone' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "companion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "shared_with" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_rooms_creation" ON "hotel_rooms" USING btree ("conference_id","creation_key");--> statement-breakpoint
CREATE INDEX "hotel_bookings_conference" ON "hotel_bookings" USING btree ("conference_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_bookings_shared" ON "hotel_bookings" USING btree ("shared_with");--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD CONSTRAINT "hotel_bookings_sharing" CHECK ("hotel_bookings"."sharing" in ('alone', 'named', 'women', 'men'));--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD CONSTRAINT "hotel_bookings_companion" CHECK (("hotel_bookings"."sharing" = 'named') = ("hotel_bookings"."companion" <> ''));--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD CONSTRAINT "hotel_bookings_pair" CHECK ("hotel_bookings"."shared_with" is null or "hotel_bookings"."cancelled_at" is null);--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD CONSTRAINT "hotel_bookings_reason" CHECK ("hotel_bookings"."cancel_reason" is null or "hotel_bookings"."cancelled_at" is not null);