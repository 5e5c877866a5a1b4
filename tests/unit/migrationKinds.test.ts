import { describe, expect, it } from 'vitest'

import { migrations } from '../../server/db/migrate.ts'
import { contractions } from '../support/migrationKind.ts'

/**
 * Migrations that take something away, or ask more of what is written than before (contract): the program before them cannot work
 * on beside the new one. Each has its reason. A new one belongs into a release of its own, after the release whose program no
 * longer needs what goes (docs/operators.md).
 */
const contracts: Readonly<Record<string, string>> = {
  '0010_drafts': 'what the older program writes is published and has a subject',
  '0013_conference_state': 'the older program writes these four states only',
  '0030_templates': 'uploads of the older program are for papers, whose column is filled',
  '0036_conference_publications': 'more states than before',
  '0038_team': 'the older program gives roles to these places only',
  '0045_own_lives': 'lives of the older program are public and scheduled by their defaults',
  '0048_reported_recipients': 'more states than before',
  '0049_hotel_rooms_kept': 'its new columns stay empty in the older program',
  '0050_conference_cover': 'covers could not be uploaded before',
  '0052_coupon_batches': 'one code for several members instead of one: less than was asked before',
  '0056_bulk_retype': 'more kinds than before',
  '0065_paper_identifiers': 'the older program writes no DOI, and the rule leaves empty ones alone',
  '0062_pink_dormammu': 'one description where there had to be two',
}

describe('[OPS-03] migrations only add (expand), or are listed with a reason (contract)', () => {
  it('holds of each migration, and nothing is listed without need', () => {
    const found = Object.fromEntries(
      migrations.flatMap(({ name, sql }) => {
        const reasons = contractions(sql)
        return reasons.length === 0 ? [] : [[name, reasons]]
      }),
    )
    const unlisted = Object.keys(found).filter((name) => !(name in contracts))
    expect(
      unlisted.map((name) => ({ name, because: found[name] })),
      'split it in two releases, or list it in tests/unit/migrationKinds.test.ts with the reason why the program before it can go on',
    ).toEqual([])
    expect(Object.keys(contracts).filter((name) => !(name in found))).toEqual([])
  })

  it.each([
    ['DROP TABLE "news" CASCADE;', 'drops'],
    ['ALTER TABLE "news" DROP COLUMN "title";', 'drops a column'],
    ['ALTER TABLE "news" RENAME COLUMN "a" TO "b";', 'renames'],
    ['alter table news rename to olds;', 'renames'],
    ['ALTER TABLE "news" ALTER COLUMN "a" SET DATA TYPE text;', 'changes a type'],
    ['ALTER TABLE "news" ALTER COLUMN "a" SET NOT NULL;', 'wants a value'],
    ['ALTER TABLE "news" ALTER COLUMN "a" DROP DEFAULT;', 'wants a value'],
    ['ALTER TABLE "news" ADD COLUMN "a" text NOT NULL;', 'wants a value'],
    ['ALTER TABLE "news" ADD CONSTRAINT "c" CHECK ("news"."a" <> \'\');', 'adds a rule'],
    ['ALTER TABLE "news" ADD CONSTRAINT "c" UNIQUE("a");', 'adds a rule'],
    [
      'ALTER TABLE "news" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."users"("id");',
      'adds a rule',
    ],
    ['CREATE UNIQUE INDEX "i" ON "news" USING btree ("a");', 'adds a rule'],
    ['create table x (id int); alter table news drop column a;', 'drops a column'],
    [
      'ALTER TABLE "news" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "news" ("a","c");',
      'adds a rule',
    ],
  ])('calls %s a contract', (text, says) => {
    expect(contractions(text)).toEqual([expect.stringMatching(new RegExp(`^${says}: `))])
  })

  it.each([
    'CREATE TABLE "x" ("id" integer PRIMARY KEY, "a" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "x" USING btree ("a");',
    'ALTER TABLE "news" ADD COLUMN "a" text;',
    'ALTER TABLE "news" ADD COLUMN "a" text DEFAULT \'x\' NOT NULL;--> statement-breakpoint\nALTER TABLE "news" ADD CONSTRAINT "c" CHECK ("news"."a" in (\'x\'));',
    'ALTER TABLE "news" ADD COLUMN "key" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "news" USING btree ("user_id","key");',
    'ALTER TABLE "news" ALTER COLUMN "a" DROP NOT NULL;',
    'ALTER TABLE "news" DROP CONSTRAINT "c";',
    'CREATE INDEX "i" ON "news" USING btree ("a");',
    "-- drop table news;\nupdate news set a = '';",
  ])('calls %s an expansion', (text) => {
    expect(contractions(text)).toEqual([])
  })
})
