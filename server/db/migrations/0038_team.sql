CREATE TABLE "team_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"country_code" text,
	"mobile" text,
	"user_id" integer,
	"nonce" text,
	"token_hash" text,
	"language" text DEFAULT 'zh' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"invited_by" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_invitations_role" CHECK ("team_invitations"."role" in ('organizer', 'secretary', 'programme', 'finance', 'staff')),
	CONSTRAINT "team_invitations_state" CHECK ("team_invitations"."state" in ('open', 'accepted', 'declined', 'revoked', 'expired', 'left', 'removed')),
	CONSTRAINT "team_invitations_phone" CHECK (("team_invitations"."country_code" is null) = ("team_invitations"."mobile" is null)),
	CONSTRAINT "team_invitations_reachable" CHECK ("team_invitations"."state" <> 'open' or num_nonnulls("team_invitations"."email", "team_invitations"."mobile") = 1),
	CONSTRAINT "team_invitations_link" CHECK ("team_invitations"."state" <> 'open' or "team_invitations"."token_hash" is not null),
	CONSTRAINT "team_invitations_taken" CHECK ("team_invitations"."state" not in ('accepted', 'left', 'removed') or "team_invitations"."user_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_place";--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_token" ON "team_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_open" ON "team_invitations" USING btree ("conference_id","role",coalesce("email", "country_code" || ' ' || "mobile")) WHERE "team_invitations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "team_invitations_due" ON "team_invitations" USING btree ("expires_at") WHERE "team_invitations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "team_invitations_user" ON "team_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_roles_conference" ON "user_roles" USING btree ("conference_id");--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('organizer', 'secretary', 'programme', 'finance', 'staff', 'admin'));--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_place" CHECK ("user_roles"."role" = 'finance' or ("user_roles"."role" = 'admin') = ("user_roles"."conference_id" is null));--> statement-breakpoint
-- Who founded a conference is a chair of it like every other one: whether somebody belongs to a team stands in one place.
INSERT INTO "user_roles" ("user_id", "role", "conference_id")
SELECT "organizer_id", 'organizer', "id" FROM "conferences" WHERE "organizer_id" IS NOT NULL
ON CONFLICT DO NOTHING;
