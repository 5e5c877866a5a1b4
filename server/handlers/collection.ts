import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { CollectionKind } from '../../src/contract/collection.ts'
import { conferences, news, videos } from '../db/schema/catalogue.ts'
import { collections } from '../db/schema/members.ts'
import { isPublic } from './conferenceFilter.ts'
import { offsetOf, pick, type Deps, type HandlerTable } from './table.ts'

/** What a member has collected (MEM-01). */
export const collectionHandlers = ({ db }: Deps) =>
  ({
    listCollected: async ({ kind, ...page }, { exchange, member: { userId } }) => {
      const { table, id, where, ...shown } = collectable[kind]
      const own = and(eq(collections.userId, userId), eq(collections.kind, kind), where)
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

type Text = typeof news.title | typeof videos.title | typeof conferences.title
interface Collectable {
  readonly table: PgTable
  readonly id: PgColumn
  readonly where?: SQL
  readonly title: Text
  readonly engTitle: Text
  readonly about: Text
  readonly engAbout: Text
  readonly at: typeof news.publishedAt | typeof videos.publishedAt | typeof conferences.startsAt
}

const collectable = {
  conf: {
    table: conferences,
    id: conferences.id,
    where: isPublic,
    title: conferences.title,
    engTitle: conferences.engTitle,
    about: conferences.place,
    engAbout: conferences.engPlace,
    at: conferences.startsAt,
  },
  news: {
    table: news,
    id: news.id,
    title: news.title,
    engTitle: news.engTitle,
    about: news.summary,
    engAbout: news.engSummary,
    at: news.publishedAt,
  },
  video: {
    table: videos,
    id: videos.id,
    title: videos.title,
    engTitle: videos.engTitle,
    about: videos.speaker,
    engAbout: videos.engSpeaker,
    at: videos.publishedAt,
  },
} as const satisfies Record<CollectionKind, Collectable>
