import { and, eq, sql, type SQL } from 'drizzle-orm'

import { columnInLanguage } from '../../db/columnInLanguage.ts'
import type { CommentPlace } from '../../../src/contract/commentWords.ts'
import { isShown } from '../../db/isPublicLive.ts'
import { news, videos } from '../../db/schema/catalogue.ts'
import { comments } from '../../db/schema/comments.ts'
import type { Db, Tx } from '../../db/types.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

/** Title of the commented page in both languages; null: there is no such headline or video. */
export const targetOf = async (tx: Db | Tx, place: CommentPlace, id: number) => {
  const table = place === 'news' ? news : videos
  const [row] = await tx
    .select({ title: table.title, engTitle: table.engTitle })
    .from(table)
    .where(and(eq(table.id, id), place === 'video' ? isShown : undefined))
  return row ?? null
}

/** The title of what a comment is under, in a query that has the comment. */
export const targetTitle = (language: MessageLanguage): SQL<string> => {
  const of = (table: typeof news | typeof videos) =>
    sql`(select ${columnInLanguage(language, table.title, table.engTitle)} from ${table} where ${table.id} = ${comments.targetId})`
  return sql<string>`coalesce(case ${comments.place} when 'news' then ${of(news)} else ${of(videos)} end, '')`
}

/** Names what is commented on in the sentences of messages. */
export const whereOf = async (
  tx: Db | Tx,
  { place, targetId }: { readonly place: CommentPlace; readonly targetId: number },
  language: MessageLanguage,
): Promise<string> => {
  const target = await targetOf(tx, place, targetId)
  return inLanguage(language, target?.title ?? '', target?.engTitle ?? '')
}

/** So much of a comment that its reader knows which one it is. */
export const excerptOf = (text: string): string => {
  const words = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  return words.length <= longestExcerpt ? words.join('') : `${words.slice(0, longestExcerpt - 1).join('')}…`
}

const longestExcerpt = 60
