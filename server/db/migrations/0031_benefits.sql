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
ALTER TABLE "conferences" ADD COLUMN "knock_hours" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "source" text DEFAULT 'granted' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "only_order_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
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
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_knock" CHECK ("conferences"."knock_hours" in (0, 24, 72));--> statement-breakpoint
CREATE TRIGGER point_movements_no_change BEFORE UPDATE OR DELETE ON "point_movements" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_movements_no_truncate BEFORE TRUNCATE ON "point_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_postings_no_change BEFORE UPDATE OR DELETE ON "point_postings" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_postings_no_truncate BEFORE TRUNCATE ON "point_postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
