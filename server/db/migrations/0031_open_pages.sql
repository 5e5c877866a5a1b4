CREATE TABLE "account_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"language" text NOT NULL,
	"file" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"service" text DEFAULT '' NOT NULL,
	"eng_service" text DEFAULT '' NOT NULL,
	"contact" text NOT NULL,
	"reach" text NOT NULL,
	"question" text NOT NULL,
	"reason" text,
	"creation_key" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_state" CHECK ("enquiries"."state" in ('received', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "hotel_rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotel_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"hotel" text NOT NULL,
	"eng_hotel" text NOT NULL,
	"address" text NOT NULL,
	"eng_address" text NOT NULL,
	"room" text NOT NULL,
	"eng_room" text NOT NULL,
	"price" integer NOT NULL,
	"quota" integer NOT NULL,
	CONSTRAINT "hotel_rooms_bounds" CHECK ("hotel_rooms"."price" >= 0 and "hotel_rooms"."quota" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knock_hits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knock_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"knock_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knock_hits_amount" CHECK ("knock_hits"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "knocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"code" text NOT NULL,
	"limit_amount" integer NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"coupon_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knocks_state" CHECK ("knocks"."state" in ('open', 'completed', 'used', 'expired', 'cancelled')),
	CONSTRAINT "knocks_total" CHECK ("knocks"."total" >= 0 and "knocks"."total" <= "knocks"."limit_amount")
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_balance" CHECK ("point_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"movement_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	CONSTRAINT "point_lots_left" CHECK ("point_lots"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"cause_key" text NOT NULL,
	"points" integer NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	"order_id" integer,
	"coupon_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_movements_points" CHECK ("point_movements"."points" >= 0 and "point_movements"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_postings" (
	"movement_id" integer NOT NULL,
	"book" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "point_postings_movement_id_book_pk" PRIMARY KEY("movement_id","book")
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"referral_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"order_id" integer NOT NULL,
	"coupon_id" integer,
	"amount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_rewards_reason" CHECK (("referral_rewards"."state" = 'refused') = ("referral_rewards"."reason" is not null)),
	CONSTRAINT "referral_rewards_coupon" CHECK (("referral_rewards"."state" = 'refused') = ("referral_rewards"."coupon_id" is null))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inviter_id" integer NOT NULL,
	"friend_id" integer NOT NULL,
	"refusal" text,
	"coupon_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_not_oneself" CHECK ("referrals"."inviter_id" <> "referrals"."friend_id")
);
--> statement-breakpoint
CREATE TABLE "comment_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "comment_reports_settled" CHECK (("comment_reports"."outcome" is null) = ("comment_reports"."settled_at" is null)),
	CONSTRAINT "comment_reports_text" CHECK ("comment_reports"."reason" <> 'other' or "comment_reports"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"target_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"root_id" integer,
	"answers_id" integer,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"edited_at" timestamp with time zone,
	"edits" integer DEFAULT 0 NOT NULL,
	"decided_text" text,
	"reason" text,
	"key" text NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_state" CHECK ("comments"."state" in ('shown', 'reported', 'hidden', 'deleted')),
	CONSTRAINT "comments_text" CHECK (("comments"."text" = '') = ("comments"."state" = 'deleted')),
	CONSTRAINT "comments_thread" CHECK (("comments"."root_id" is null) = ("comments"."answers_id" is null))
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"conference_id" integer,
	"at" timestamp with time zone NOT NULL,
	"rules" integer NOT NULL,
	"speakers" text[] NOT NULL,
	"terms" text[] NOT NULL,
	"shown" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"deletes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "purpose" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "knock_hours" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "conference_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "source" text DEFAULT 'granted' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "only_order_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "stale" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD CONSTRAINT "hotel_rooms_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knock_hits" ADD CONSTRAINT "knock_hits_knock_id_knocks_id_fk" FOREIGN KEY ("knock_id") REFERENCES "public"."knocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knock_hits" ADD CONSTRAINT "knock_hits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knocks" ADD CONSTRAINT "knocks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knocks" ADD CONSTRAINT "knocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knocks" ADD CONSTRAINT "knocks_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knocks" ADD CONSTRAINT "knocks_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_postings" ADD CONSTRAINT "point_postings_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_root_id_comments_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_answers_id_comments_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_user" ON "account_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_creation" ON "enquiries" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE INDEX "enquiries_user" ON "enquiries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "enquiries_waiting" ON "enquiries" USING btree ("state","moved_at","id");--> statement-breakpoint
CREATE INDEX "hotel_rooms_conference" ON "hotel_rooms" USING btree ("conference_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invite_codes_code" ON "invite_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "knock_hits_once" ON "knock_hits" USING btree ("knock_id","user_id");--> statement-breakpoint
CREATE INDEX "knock_hits_user" ON "knock_hits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "knocks_order" ON "knocks" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "knocks_code" ON "knocks" USING btree ("code");--> statement-breakpoint
CREATE INDEX "knocks_user" ON "knocks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "knocks_ends" ON "knocks" USING btree ("ends_at") WHERE "knocks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "point_lots_user" ON "point_lots" USING btree ("user_id","expires_at","movement_id");--> statement-breakpoint
CREATE INDEX "point_lots_expires" ON "point_lots" USING btree ("expires_at") WHERE "point_lots"."left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "point_movements_cause" ON "point_movements" USING btree ("cause_key");--> statement-breakpoint
CREATE INDEX "point_movements_user" ON "point_movements" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "point_movements_user_kind" ON "point_movements" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "point_movements_order" ON "point_movements" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_rewards_kind" ON "referral_rewards" USING btree ("referral_id","kind");--> statement-breakpoint
CREATE INDEX "referral_rewards_order" ON "referral_rewards" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "referrals" USING btree ("inviter_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_notices_once" ON "comment_notices" USING btree ("user_id","comment_id");--> statement-breakpoint
CREATE INDEX "comment_notices_unread" ON "comment_notices" USING btree ("user_id") WHERE "comment_notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_reports_once" ON "comment_reports" USING btree ("comment_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_key" ON "comments" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "comments_place" ON "comments" USING btree ("place","target_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_root" ON "comments" USING btree ("root_id","id");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "comments_queue" ON "comments" USING btree ("state","moved_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_documents_source" ON "search_documents" USING btree ("source","source_id","part","name");--> statement-breakpoint
CREATE INDEX "search_documents_conference" ON "search_documents" USING btree ("conference_id");--> statement-breakpoint
CREATE INDEX "search_documents_speakers" ON "search_documents" USING gin ("speakers");--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_deletes" ON "search_words" USING gin ("deletes");--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD CONSTRAINT "hotel_bookings_room_id_hotel_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."hotel_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_subject" ON "videos" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "videos_conference" ON "videos" USING btree ("conference_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_bookings_creation" ON "hotel_bookings" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE INDEX "hotel_bookings_room" ON "hotel_bookings" USING btree ("room_id","check_in");--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_knock" CHECK ("conferences"."knock_hours" in (0, 24, 72));