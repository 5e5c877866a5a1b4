ALTER TABLE "site_config" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_config" ADD COLUMN "eng_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_config" ADD COLUMN "languages" text DEFAULT 'zh,en' NOT NULL;