ALTER TABLE "bulk_actions" DROP CONSTRAINT "bulk_actions_kind";--> statement-breakpoint
ALTER TABLE "bulk_actions" DROP CONSTRAINT "bulk_actions_tag";--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD COLUMN "type_id" integer;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD COLUMN "before_type_id" integer;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_type" CHECK (("bulk_actions"."kind" = 'retype') = ("bulk_actions"."type_id" is not null));--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_kind" CHECK ("bulk_actions"."kind" in ('tag', 'untag', 'retype', 'cancel'));--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_tag" CHECK (("bulk_actions"."kind" in ('tag', 'untag')) = ("bulk_actions"."tag_id" is not null));