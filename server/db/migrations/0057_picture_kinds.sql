ALTER TABLE "uploaded_files" ADD COLUMN "kind" text;--> statement-breakpoint
-- What applicants uploaded and named in their own applications, and what is shown nowhere else, stays theirs and the administrators'.
UPDATE "uploaded_files" f SET "kind" = 'organizer'
WHERE f."place" = 'pictures'
  AND EXISTS (SELECT 1 FROM "organizer_applications" a WHERE a."user_id" = f."user_id" AND '/uploads/' || f."name" IN (
    a."form" ->> 'logo', a."form" ->> 'licence', a."change" ->> 'logo', a."change" ->> 'licence', a."decided" ->> 'logo', a."decided" ->> 'licence'))
  AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."avatar" = '/uploads/' || f."name")
  AND NOT EXISTS (SELECT 1 FROM "conferences" c WHERE c."cover" = '/uploads/' || f."name")
  AND NOT EXISTS (SELECT 1 FROM "lives" l WHERE '/uploads/' || f."name" IN (l."cover", l."bg_image", l."cloud_bg_image", l."out_pop_image"))
  AND NOT EXISTS (SELECT 1 FROM "videos" v WHERE v."cover" = '/uploads/' || f."name")
  AND NOT EXISTS (SELECT 1 FROM "content_pictures" p WHERE p."file" = f."name")
  AND NOT EXISTS (SELECT 1 FROM "site_versions" s WHERE position('/uploads/' || f."name" in s."content"::text) > 0);
