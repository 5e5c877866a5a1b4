DROP INDEX "audit_events_entity";--> statement-breakpoint
DROP INDEX "audit_events_at";--> statement-breakpoint
DROP INDEX "lifecycle_events_at";--> statement-breakpoint
DROP INDEX "jobs_dead";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lock_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "access_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "forgiven" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "discarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refused_addresses" ADD COLUMN "source" text DEFAULT 'smtp' NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_addresses" ADD COLUMN "allowed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_mobile_begins" ON "users" USING btree ("mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_email_begins" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_account_begins" ON "users" USING btree (lower("account") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_nickname_begins" ON "users" USING btree (lower("nickname") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_locked" ON "users" USING btree ("id") WHERE "users"."locked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_key" ON "audit_events" USING btree ("actor_id","key");--> statement-breakpoint
CREATE INDEX "audit_events_kind" ON "audit_events" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_event" ON "audit_events" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "lifecycle_events_actor" ON "lifecycle_events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "lifecycle_events_event" ON "lifecycle_events" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "lifecycle_events_entity" ON "lifecycle_events" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_entity" ON "audit_events" USING btree ("entity","entity_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "lifecycle_events_at" ON "lifecycle_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("dead_at") WHERE "jobs"."dead_at" is not null and "jobs"."done_at" is null;