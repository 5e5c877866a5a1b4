import { sql, type SQL } from 'drizzle-orm'

import { outer } from '../../db/outer.ts'
import { users } from '../../db/schema/accounts.ts'
import { paperEmails, papers } from '../../db/schema/papers.ts'

/**
 * Accounts of a paper's authors, to be selected with it: the submitter, and every account whose address it names.
 * In any other part they have, for this paper they are authors. A part of the query and not a second one: another
 * user's row is refused like a missing one.
 */
export const authorIds = sql<number[]>`array(
  select u.id from ${users} u where u.id = ${outer(papers.userId)} or lower(u.email) in (
    select lower(author ->> 'email') from jsonb_array_elements(${outer(papers.form)} -> 'authors') author
    where author ->> 'email' <> ''))`

/** Papers that an account wrote, by itself or by its address, found by their indexes. */
export const writtenBy = (userId: number): SQL =>
  sql`(${papers.userId} = ${userId} or ${paperEmails(papers.form)} @> (
    select to_jsonb(lower(${users.email})) from ${users} where ${users.id} = ${userId} and ${users.email} <> ''))`

/** The same about one account, as a condition: a queue asks it of many papers, and its address is looked up once. */
export const isAuthor = (userId: number): SQL =>
  sql`(${papers.userId} = ${userId} or exists (
    select 1 from jsonb_array_elements(${papers.form} -> 'authors') author
    where lower(author ->> 'email') = (select lower(u.email) from ${users} u where u.id = ${userId})
    and author ->> 'email' <> ''))`
