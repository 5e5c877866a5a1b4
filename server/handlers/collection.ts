import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { CollectionKind } from '../../src/contract/collection.ts'
import { conferences, news, videos } from '../db/schema/catalogue.ts'
import { collections } from '../db/schema/members.ts'
import { isPublic } from '../db/isPublic.ts'
import { isShown } from '../db/isPublicLive.ts'
import { offsetOf, pick, type Deps, type HandlerTable } from './table.ts'

/** A member's collection (MEM-01). */
export const collectionHandlers = ({ db }: Deps) =>
  ({
    listCollected: async ({ kind, ...page }, { exchange, member: { userId } }) => {
      const { table, id, where, shown } = collectable[kind]
      const own = and(eq(collections.userId, userId), eq(collections.kind, kind), where ?? undefined)
      const rows = await db
        .select({ id: collections.targetId, collectedAt: collections.createdAt, ...shown })
        .from(collections)
        .innerJoin(table, eq(id, collections.targetId))
        .where(own)
        .orderBy(desc(collections.createdAt), desc(collections.id))
        .limit(page.page_size)
        .offset(offsetOf(page))
      const [sum] = await db
        .select({ total: count() })
        .from(collections)
        .innerJoin(table, eq(id, collections.targetId))
        .where(own)
      return {
        list: rows.map((row) => ({
          id: row.id,
          title: pick(exchange, row.title, row.engTitle),
          about: pick(exchange, row.about, row.engAbout),
          at: row.at.toISOString(),
          collected_at: row.collectedAt.toISOString(),
        })),
        total: sum?.total ?? 0,
        page: page.page,
        page_size: page.page_size,
      }
    },
  }) satisfies Partial<HandlerTable>

interface Collectable {
  readonly table: PgTable
  readonly id: PgColumn
  /** Null: all of them are public. */
  readonly where: SQL | null
  readonly shown: {
    readonly title: SQL<string>
    readonly engTitle: SQL<string>
    readonly about: SQL<string>
    readonly engAbout: SQL<string>
    readonly at: SQL<Date>
  }
}

const text = (column: PgColumn) => sql<string>`${column}`
const instant = (column: typeof news.publishedAt | typeof videos.publishedAt | typeof conferences.startsAt) =>
  sql<Date>`${column}`.mapWith(column)

const collectable: Readonly<Record<CollectionKind, Collectable>> = {
  conf: {
    table: conferences,
    id: conferences.id,
    where: isPublic,
    shown: {
      title: text(conferences.title),
      engTitle: text(conferences.engTitle),
      about: text(conferences.place),
      engAbout: text(conferences.engPlace),
      at: instant(conferences.startsAt),
    },
  },
  news: {
    table: news,
    id: news.id,
    where: null,
    shown: {
      title: text(news.title),
      engTitle: text(news.engTitle),
      about: text(news.summary),
      engAbout: text(news.engSummary),
      at: instant(news.publishedAt),
    },
  },
  video: {
    table: videos,
    id: videos.id,
    where: isShown,
    shown: {
      title: text(videos.title),
      engTitle: text(videos.engTitle),
      about: text(videos.speaker),
      engAbout: text(videos.engSpeaker),
      at: instant(videos.publishedAt),
    },
  },
}
