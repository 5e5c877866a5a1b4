CREATE TABLE "delivery_settings" (
	"part" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb,
	"sealed" text,
	"secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"by" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_settings_version" CHECK ("delivery_settings"."version" > 0)
);
