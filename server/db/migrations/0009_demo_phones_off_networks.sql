-- Demo accounts had phones of an operator: their owners could sign in by text message. They get numbers that no operator has.
UPDATE "sessions" SET "revoked_at" = now()
WHERE "revoked_at" IS NULL AND "user_id" IN (
  SELECT "id" FROM "users"
  WHERE "country_code" = '86' AND "mobile" ~ '^1380013800[0-8]$' AND "email" = "account" || '@symposium.example'
);--> statement-breakpoint
UPDATE "users" SET "mobile" = '1540000000' || right("mobile", 1)
WHERE "country_code" = '86' AND "mobile" ~ '^1380013800[0-8]$' AND "email" = "account" || '@symposium.example'
  AND NOT EXISTS (
    SELECT 1 FROM "users" "other"
    WHERE "other"."country_code" = '86' AND "other"."mobile" = '1540000000' || right("users"."mobile", 1)
  );--> statement-breakpoint
-- Somebody has the new number already: better none than the old one.
UPDATE "users" SET "mobile" = NULL, "country_code" = NULL
WHERE "country_code" = '86' AND "mobile" ~ '^1380013800[0-8]$' AND "email" = "account" || '@symposium.example';
