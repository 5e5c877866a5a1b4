import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'

import type { Publication } from '../../../src/contract/publication.ts'
import { lifecycleEvents } from '../../db/schema/audit.ts'
import { isPublic } from '../../db/isPublic.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperFiles, papers, paperSubmissions } from '../../db/schema/papers.ts'
import { publications } from '../../db/schema/publications.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { AppConfig } from '../../shared/config.ts'
import { wordsOfPaper } from './searchWords.ts'

/** The states in which a paper is everybody's. */
export const publicStates = [
  'published.accepted',
  'published.retracted',
  'indexed.accepted',
  'indexed.retracted',
] as const

/** A published paper and its newest PDF; null: not public, for any caller. The queries are the same for each. */
export const publicationOf = async (
  { db, config }: { readonly db: Db; readonly config: Pick<AppConfig, 'publicOrigin'> },
  id: number,
): Promise<{ publication: Publication; pdf: string | null } | null> => {
  const [found] = await db
    .select({ paper: papers, conference: conferences, publishedAt: publications.publishedAt })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .leftJoin(publications, eq(publications.paperId, papers.id))
    .where(and(eq(papers.id, id), inArray(papers.state, [...publicStates]), isPublic))
  const [pdf] = await db
    .select({ file: paperFiles.file })
    .from(paperFiles)
    .where(and(eq(paperFiles.paperId, id), eq(paperFiles.kind, 'pdf')))
    .orderBy(desc(paperFiles.id))
    .limit(1)
  const [received] = await db
    .select({ at: paperSubmissions.createdAt })
    .from(paperSubmissions)
    .where(eq(paperSubmissions.paperId, id))
    .orderBy(asc(paperSubmissions.id))
    .limit(1)
  // A retraction puts its own reason in the place of the index.
  const [indexed] = await db
    .select({ as: lifecycleEvents.reason })
    .from(lifecycleEvents)
    .where(
      and(
        eq(lifecycleEvents.entity, 'paper'),
        eq(lifecycleEvents.entityId, id),
        eq(lifecycleEvents.event, 'paper.index'),
      ),
    )
    .limit(1)
  if (found === undefined) return null
  const { paper, conference, publishedAt } = found
  const { form, state, reason, movedAt } = paper
  return {
    pdf: pdf?.file ?? null,
    publication: {
      id,
      url: config.publicOrigin === null ? '' : `${config.publicOrigin}/papers/${id}`,
      title: form.title,
      eng_title: form.eng_title,
      abstract: form.abstract,
      eng_abstract: form.eng_abstract,
      keywords: form.keywords,
      eng_keywords: form.eng_keywords,
      // Field by field: an address of a person is never among them.
      authors: form.authors.map(({ name, eng_name, affiliation, eng_affiliation, orcid }) => ({
        name,
        eng_name,
        affiliation,
        eng_affiliation,
        orcid: bareOrcid(orcid),
      })),
      corresponding: form.corresponding,
      conference: {
        id: conference.id,
        title: conference.title,
        eng_title: conference.engTitle,
        place: conference.place,
        eng_place: conference.engPlace,
        starts_at: conference.startsAt.toISOString(),
        ends_at: conference.endsAt.toISOString(),
        time_zone: conference.timeZone,
      },
      received_at: received?.at.toISOString() ?? null,
      published_at: (publishedAt ?? movedAt).toISOString(),
      indexed_in: indexed?.as ?? null,
      retraction: state.endsWith('.retracted') ? { reason: reason ?? '', at: movedAt.toISOString() } : null,
      has_pdf: pdf !== undefined,
      doi: paper.doi,
      pages: paper.pages,
    },
  }
}

/** Puts a paper into the proceedings, where it stays. */
export const publish = async (tx: Db | Tx, id: number, publishedAt: Date): Promise<void> => {
  const [paper] = await tx
    .select({ conferenceId: papers.conferenceId, form: papers.form })
    .from(papers)
    .where(eq(papers.id, id))
  if (paper === undefined) return
  await tx
    .insert(publications)
    .values({ paperId: id, conferenceId: paper.conferenceId, publishedAt, words: wordsOfPaper(paper.form) })
    .onConflictDoNothing()
}

/** Papers that were published before there were proceedings. */
export const publishEarlier = async (db: Db): Promise<void> => {
  const missing = await db
    .select({ id: papers.id, movedAt: papers.movedAt })
    .from(papers)
    .leftJoin(publications, eq(publications.paperId, papers.id))
    .where(and(inArray(papers.state, [...publicStates]), isNull(publications.paperId)))
  for (const { id, movedAt } of missing) {
    const [event] = await db
      .select({ at: lifecycleEvents.at })
      .from(lifecycleEvents)
      .where(
        and(
          eq(lifecycleEvents.entity, 'paper'),
          eq(lifecycleEvents.entityId, id),
          eq(lifecycleEvents.event, 'paper.publish'),
        ),
      )
      .limit(1)
    await publish(db, id, event?.at ?? movedAt)
  }
}

/** However it was typed: in groups of four, without the address in front. */
const bareOrcid = (text: string): string => {
  const digits = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dXx])$/.exec(text)
  return digits === null ? '' : digits.slice(1).join('-').toUpperCase()
}
