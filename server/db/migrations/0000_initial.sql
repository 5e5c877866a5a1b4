CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"event" text NOT NULL,
	"actor_id" integer,
	"request_id" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conferences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conferences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"eng_title" text NOT NULL,
	"subject_id" integer NOT NULL,
	"place" text NOT NULL,
	"eng_place" text NOT NULL,
	"summary" text NOT NULL,
	"eng_summary" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"submission_deadline" timestamp with time zone,
	"status" text DEFAULT 'not_started' NOT NULL,
	"cover" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conferences_order" CHECK ("conferences"."starts_at" <= "conferences"."ends_at"),
	CONSTRAINT "conferences_status" CHECK ("conferences"."status" in ('not_started', 'ongoing', 'paused', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"iso" text NOT NULL,
	"name" text NOT NULL,
	"eng_name" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_statistics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_statistics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_url" text DEFAULT '' NOT NULL,
	"origin_url" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"type_name" text DEFAULT '' NOT NULL,
	"pid" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"eng_title" text NOT NULL,
	"content" text NOT NULL,
	"eng_content" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friendly_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "friendly_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"eng_title" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handover_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handover_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_hash" text NOT NULL,
	"session_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer,
	"title" text NOT NULL,
	"eng_title" text NOT NULL,
	"speaker" text NOT NULL,
	"eng_speaker" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"cover" text NOT NULL,
	"max_user" integer NOT NULL,
	CONSTRAINT "lives_status" CHECK ("lives"."status" in ('not_started', 'ongoing', 'paused', 'ended')),
	CONSTRAINT "lives_max_user" CHECK ("lives"."max_user" > 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"eng_title" text NOT NULL,
	"content" text NOT NULL,
	"eng_content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nav_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nav_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"eng_name" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"is_website" smallint DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "nav_items_is_website" CHECK ("nav_items"."is_website" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"eng_title" text NOT NULL,
	"summary" text NOT NULL,
	"eng_summary" text NOT NULL,
	"content" text NOT NULL,
	"eng_content" text NOT NULL,
	"cover" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ip" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"value_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"openid" text,
	"user_id" integer,
	"device" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"scanned_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "scenes_status" CHECK ("scenes"."status" in ('waiting', 'scanned', 'confirmed', 'used'))
);
--> statement-breakpoint
CREATE TABLE "server_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"sid_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_config" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"header_image" text DEFAULT '' NOT NULL,
	"footer_image" text DEFAULT '' NOT NULL,
	"customer_wechat" text DEFAULT '' NOT NULL,
	"customer_qq" text DEFAULT '' NOT NULL,
	"hot_line" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"server_time" text DEFAULT '' NOT NULL,
	"eng_server_time" text DEFAULT '' NOT NULL,
	"wechat_code_img" text DEFAULT '' NOT NULL,
	"conf_assistant" text DEFAULT '' NOT NULL,
	"paper_assistant" text DEFAULT '' NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"eng_copyright" text DEFAULT '' NOT NULL,
	"beian" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"eng_address" text DEFAULT '' NOT NULL,
	"map_url" text DEFAULT '' NOT NULL,
	"organizer_url" text DEFAULT '' NOT NULL,
	"mobile_origin" text DEFAULT '' NOT NULL,
	"sister_origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_config_one" CHECK ("site_config"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"eng_name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_subjects" (
	"user_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "user_subjects_user_id_subject_id_pk" PRIMARY KEY("user_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nickname" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"country_code" text,
	"mobile" text,
	"email" text,
	"account" text,
	"password_hash" text,
	"group_id" smallint DEFAULT 1 NOT NULL,
	"sponsor_apply_status" smallint DEFAULT 2 NOT NULL,
	"loginauth" smallint DEFAULT 0 NOT NULL,
	"need_submission_service" smallint DEFAULT 0 NOT NULL,
	"wechat_openid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_mobile_whole" CHECK (("users"."mobile" is null) = ("users"."country_code" is null)),
	CONSTRAINT "users_loginauth" CHECK ("users"."loginauth" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"eng_title" text NOT NULL,
	"speaker" text NOT NULL,
	"eng_speaker" text NOT NULL,
	"duration" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"cover" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_tickets" ADD CONSTRAINT "handover_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_items" ADD CONSTRAINT "nav_items_parent_id_nav_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_parent_id_subjects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subjects" ADD CONSTRAINT "user_subjects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subjects" ADD CONSTRAINT "user_subjects_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_entity" ON "audit_events" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "conferences_starts" ON "conferences" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "conferences_subject" ON "conferences" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso" ON "countries" USING btree ("iso");--> statement-breakpoint
CREATE INDEX "countries_code" ON "countries" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_statistics_created" ON "coupon_statistics" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_tickets_hash" ON "handover_tickets" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "lives_starts" ON "lives" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "nav_items_place" ON "nav_items" USING btree ("place","parent_id","position");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_target" ON "one_time_codes" USING btree ("target","purpose","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_ip" ON "one_time_codes" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_recipient" ON "outbox_messages" USING btree ("recipient","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scenes_value" ON "scenes" USING btree ("value_hash");--> statement-breakpoint
CREATE INDEX "scenes_openid" ON "scenes" USING btree ("openid");--> statement-breakpoint
CREATE INDEX "scenes_expires" ON "scenes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "subjects_parent" ON "subjects" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree ("country_code","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_account" ON "users" USING btree (lower("account"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_wechat_openid" ON "users" USING btree ("wechat_openid");--> statement-breakpoint
CREATE INDEX "videos_published" ON "videos" USING btree ("published_at");