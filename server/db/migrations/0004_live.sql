CREATE TABLE "live_events" (
	"live_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"actor" text,
	"fact" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_events_live_id_seq_pk" PRIMARY KEY("live_id","seq"),
	CONSTRAINT "live_events_seq" CHECK ("live_events"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"live_id" integer NOT NULL,
	"c" integer NOT NULL,
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"author" jsonb NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"recalled" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_messages_live_id_c_pk" PRIMARY KEY("live_id","c")
);
--> statement-breakpoint
CREATE TABLE "live_rooms" (
	"live_id" integer PRIMARY KEY NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"state" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_visits" (
	"user_id" integer NOT NULL,
	"live_id" integer NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_visits_user_id_live_id_pk" PRIMARY KEY("user_id","live_id")
);
--> statement-breakpoint
CREATE TABLE "video_visits" (
	"user_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_visits_user_id_video_id_pk" PRIMARY KEY("user_id","video_id"),
	CONSTRAINT "video_visits_position" CHECK ("video_visits"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "anchor_id" integer;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "funder_id" integer;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "link_mic_wait" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "bg_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "cloud_bg_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "out_pop_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lives" ADD COLUMN "video_id" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "playlist" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "is_free" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_visits" ADD CONSTRAINT "live_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_visits" ADD CONSTRAINT "live_visits_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_visits" ADD CONSTRAINT "video_visits_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_visits" ADD CONSTRAINT "video_visits_video" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_messages_client" ON "live_messages" USING btree ("live_id","user_id","client_id");--> statement-breakpoint
CREATE INDEX "live_visits_user" ON "live_visits" USING btree ("user_id","watched_at");--> statement-breakpoint
CREATE INDEX "video_visits_watched" ON "video_visits" USING btree ("user_id","watched_at");--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_anchor_id_users_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_funder_id_users_id_fk" FOREIGN KEY ("funder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;