import { and, arrayContains, desc, eq, inArray } from 'drizzle-orm'

import { authorsOnCard, mostCounted, type PublicationCard } from '../../src/contract/publication.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { papers } from '../db/schema/papers.ts'
import { publications } from '../db/schema/publications.ts'
import { publicationOf, publicStates } from '../lifecycles/papers/publication.ts'
import { wordsOfQuery } from '../lifecycles/papers/searchWords.ts'
import { Refused } from '../shared/refused.ts'
import { isPublic } from '../db/isPublic.ts'
import { isRowId, offsetOf, type Deps, type HandlerTable } from './table.ts'

/** Published papers and the proceedings of conferences, the same for everybody. */
export const publicationHandlers = (deps: Deps) => {
  const { db } = deps
  const cardsOf = async (ids: readonly number[]): Promise<PublicationCard[]> => {
    if (ids.length === 0) return []
    const rows = await db
      .select({
        id: papers.id,
        form: papers.form,
        state: papers.state,
        publishedAt: publications.publishedAt,
      })
      .from(papers)
      .innerJoin(publications, eq(publications.paperId, papers.id))
      .where(and(inArray(papers.id, [...ids]), inArray(papers.state, [...publicStates])))
    const cards = new Map(rows.map((row) => [row.id, cardOf(row)]))
    return ids.flatMap((id) => cards.get(id) ?? [])
  }

  return {
    getPublication: async ({ id }) => {
      const found = isRowId(id) ? await publicationOf(deps, id) : null
      if (found === null) throw new Refused('notFound', { field: 'id' })
      return found.publication
    },

    listPublications: async ({ conference_id, q = '', page, page_size }) => {
      const [conference] = isRowId(conference_id)
        ? await db
            .select({ id: conferences.id })
            .from(conferences)
            .where(and(eq(conferences.id, conference_id), isPublic))
        : []
      if (conference === undefined) throw new Refused('notFound', { field: 'conference_id' })
      const words = wordsOfQuery(q)
      // The query contains no word to look for.
      if (q !== '' && words.length === 0) return { list: [], total: 0, page, page_size }
      const chosen = and(
        eq(publications.conferenceId, conference_id),
        words.length === 0 ? undefined : arrayContains(publications.words, words),
      )
      const offset = offsetOf({ page, page_size })
      const { paperId: id, publishedAt: at } = publications
      const rows = () => db.select({ id, at }).from(publications).where(chosen)
      // Counts beyond the first thousand are not needed, and counting them all takes longer than the page.
      const counted = await db.$count(
        rows()
          .limit(mostCounted + 1)
          .as('counted'),
      )
      // The rarest words are in too few papers to be met on a way through all of them by date: the index of words finds
      // them, and they are sorted here.
      const isRare = words.length > 0 && counted <= mostCounted
      const found = isRare
        ? (await rows().limit(mostCounted))
            .toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id)
            .slice(offset)
        : await rows()
            .orderBy(desc(at), desc(id))
            .limit(page_size + 1)
            .offset(offset)
      return {
        list: await cardsOf(found.slice(0, page_size).map((row) => row.id)),
        total: counted <= mostCounted ? counted : Math.max(counted, found.length && offset + found.length),
        page,
        page_size,
      }
    },
  } satisfies Partial<HandlerTable>
}

const cardOf = ({
  id,
  form,
  state,
  publishedAt,
}: Pick<typeof papers.$inferSelect, 'id' | 'form' | 'state'> & { publishedAt: Date }): PublicationCard => ({
  id,
  title: form.title,
  eng_title: form.eng_title,
  authors: form.authors.slice(0, authorsOnCard).map(({ name, eng_name }) => ({ name, eng_name })),
  author_count: form.authors.length,
  published_at: publishedAt.toISOString(),
  is_retracted: state.endsWith('.retracted'),
})
