import { eq, sql } from 'drizzle-orm'

import type { ConferenceContentFacts } from '../../../src/contract/facts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { conferenceContents, contentReleases } from '../../db/schema/contents.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { contentKindNames } from '../../shared/sentences/contentKindNames.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { releaseOf, textsOf } from '../content/contentRows.ts'
import { hashOf, hashOfRelease, hasSource, isBegun, translationOf } from '../content/translation.ts'
import type { EntityAdapter } from '../types.ts'

/** Owner of the platform's own conferences; no account has this number. */
const nobody = 0

export const conferenceContentAdapter: EntityAdapter<ConferenceContentFacts> = {
  table: conferenceContents,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: conferences.organizerId, conferenceId: conferences.id })
      .from(conferenceContents)
      .innerJoin(conferences, eq(conferences.id, conferenceContents.conferenceId))
      .where(eq(conferenceContents.id, id))
    return row === undefined ? null : { ...row, ownerId: row.ownerId ?? nobody }
  },

  lock: async (tx, id) => {
    const { id: rowId } = conferenceContents
    await tx.select({ rowId }).from(conferenceContents).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx }, id) => {
    const found = await contentOf(tx, id)
    if (found === null) return null
    const { row, ownerId } = found
    const texts = textsOf(row)
    const shown = row.publicNo === null ? null : await releaseOf(tx, id, row.publicNo)
    const isPublic = shown !== null && isBegun(textsOf(shown.release))
    const translation = translationOf(texts, { translatedHash: row.translatedHash, isPublic })
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: ownerId ?? nobody,
      conferenceId: row.conferenceId,
      facts: {
        hasSource: hasSource(texts),
        isMissing: translation === 'missing',
        isStale: translation === 'stale',
        released: row.publicNo,
        latest: row.lastNo,
        reason: row.reason,
      },
    }
  },

  columns: ({ released, latest, reason }) => ({ publicNo: released, lastNo: latest, reason }),

  after: async ({ tx }, { before, facts, event, actor, at }) => {
    const { id } = before
    const found = await contentOf(tx, id)
    if (found === null) throw new Error(`content ${id} vanished while it was moved`)
    const { row } = found
    if (event.type === 'content.release') {
      if (actor.userId === null) throw new Error('a release has an author')
      const { title, engTitle, body, engBody } = row
      const hash = hashOfRelease(textsOf(row))
      await tx.insert(contentReleases).values({
        contentId: id,
        no: facts.latest,
        title,
        engTitle,
        body,
        engBody,
        hash,
        by: actor.userId,
        at,
      })
    }
    if (event.type === 'content.confirm')
      await tx.update(conferenceContents).set(translatedAt(row)).where(eq(conferenceContents.id, id))
    if (event.type === 'content.restore') {
      const restored = await releaseOf(tx, id, Number(event['no']))
      if (restored === null) throw new Error(`release ${String(event['no'])} of content ${id} is not there`)
      const { title, engTitle, body, engBody } = restored.release
      const isTranslated = isBegun(textsOf(restored.release))
      await tx
        .update(conferenceContents)
        .set({
          title,
          engTitle,
          body,
          engBody,
          ...(isTranslated ? translatedAt({ title, body }) : { translatedHash: null, translatedFrom: null }),
          revision: sql`${conferenceContents.revision} + 1`,
          editedBy: actor.userId,
          editedAt: at,
        })
        .where(eq(conferenceContents.id, id))
    }
  },

  describe: async ({ tx }, id, language) => {
    const found = await contentOf(tx, id)
    if (found === null) throw new Refused('notFound')
    const { row, conference, engConference, conferenceState } = found
    const where = inLanguage(language, conference, engConference)
    return {
      title: inLanguage(language, row.title, row.engTitle) || contentKindNames[row.kind][language],
      subtitle: where,
      related: [{ entity: 'conference', id: row.conferenceId, title: where, state: conferenceState }],
    }
  },
}

/** The translation fits this source. */
export const translatedAt = ({
  title,
  body,
}: Pick<typeof conferenceContents.$inferSelect, 'title' | 'body'>) => ({
  translatedHash: hashOf(title, body),
  translatedFrom: { title, body },
})

const contentOf = async (tx: Tx, id: number) => {
  const [found] = await tx
    .select({
      row: conferenceContents,
      ownerId: conferences.organizerId,
      conference: conferences.title,
      engConference: conferences.engTitle,
      conferenceState: conferences.state,
    })
    .from(conferenceContents)
    .innerJoin(conferences, eq(conferences.id, conferenceContents.conferenceId))
    .where(eq(conferenceContents.id, id))
  return found ?? null
}
