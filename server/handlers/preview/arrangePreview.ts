import { and, asc, eq, isNull, ne } from 'drizzle-orm'

import { isPublicAs } from '../../../src/contract/ownConference.ts'
import type { Preview } from '../../../src/contract/previewAddress.ts'
import { isEmptyDocument } from '../../../src/contract/richText.ts'
import { consentToNewest } from '../../accounts/consents.ts'
import type { Member } from '../../accounts/sessions.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { conferenceContents, contentReleases } from '../../db/schema/contents.ts'
import { acceptedAuthors, orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { textsOf } from '../../lifecycles/content/contentRows.ts'
import { hashOfRelease } from '../../lifecycles/content/translation.ts'
import { createEngine } from '../../lifecycles/engine.ts'
import { system } from '../../lifecycles/system.ts'
import { conferenceTransitions } from '../../orders/conferenceTransitions.ts'
import { Refused } from '../../shared/refused.ts'

interface Arranged {
  readonly preview: Preview
  /** The account that previews: working texts are released in its name. */
  readonly by: number
  readonly now: Date
  /** When the preview takes place. */
  readonly at: Date
}

/**
 * Makes the database what it would be at that moment for that person, in a transaction that the caller rolls back. Answers who
 * asks; null: a guest. The person is made up: no account of the site is read or written. Throws `Refused`.
 */
export const arrangePreview = async (tx: Tx, arranged: Arranged): Promise<Member | null> => {
  const { preview, at } = arranged
  if (preview.texts === 'working') await publishWorking(tx, arranged)
  await passTime(tx, preview.conferenceId, at)
  return preview.part === 'guest' ? null : makePerson(tx, preview, at)
}

const publishWorking = async (tx: Tx, { preview, by, now }: Arranged): Promise<void> => {
  const { conferenceId } = preview
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (conference === undefined) throw new Refused('notFound')
  if (!isPublicAs(conference.publication)) {
    if (conference.subjectId === null) throw new Refused('subjectNone', { field: 'texts' })
    await tx.update(conferences).set({ publication: 'published' }).where(eq(conferences.id, conferenceId))
  }
  const rows = await tx
    .select()
    .from(conferenceContents)
    .where(and(eq(conferenceContents.conferenceId, conferenceId), ne(conferenceContents.state, 'retired')))
  for (const row of rows) {
    // A text that is public unchanged keeps its release.
    if (row.state === 'released' || (row.title === '' && isEmptyDocument(row.body))) continue
    const no = row.lastNo + 1
    const { title, engTitle, body, engBody } = row
    const texts = { title, engTitle, body, engBody, hash: hashOfRelease(textsOf(row)) }
    await tx.insert(contentReleases).values({ contentId: row.id, no, ...texts, by, at: now })
    await tx
      .update(conferenceContents)
      .set({ state: 'released', publicNo: no, lastNo: no })
      .where(eq(conferenceContents.id, row.id))
  }
}

/** Clock events of the conference until then; no order of another user is visible in a preview. */
const passTime = async (tx: Tx, conferenceId: number, at: Date): Promise<void> => {
  const engine = createEngine(tx, () => at.getTime())
  for (const { entity, event, due } of conferenceTransitions) {
    if (entity !== 'conference' && entity !== 'conferencePublication') continue
    const [next] = await due(tx, at, conferenceId - 1, 1)
    if (next?.id === conferenceId)
      await engine.fire(system(), { entity, id: conferenceId, event: { type: event } })
  }
}

const makePerson = async (tx: Tx, { conferenceId, language, part }: Preview, at: Date): Promise<Member> => {
  const [person] = await tx
    .insert(users)
    .values({
      nickname: language === 'en' ? 'Preview' : '预览',
      language: language === 'en' ? 'en' : 'zh',
      // The preferences are set: they are not requested.
      loginauth: 1,
    })
    .returning({ id: users.id })
  if (person === undefined) throw new Error('the person of a preview was not written')
  await consentToNewest(tx, person.id, at)
  if (part === 'author') await tx.insert(acceptedAuthors).values({ userId: person.id, conferenceId })
  if (part === 'registered') await register(tx, person.id, conferenceId, at)
  // No session: what is asked of sessions is not part of a preview.
  return { userId: person.id, sessionId: 0 }
}

/** A paid order of the first ticket type that is sold. */
const register = async (tx: Tx, userId: number, conferenceId: number, at: Date): Promise<void> => {
  const [type] = await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, conferenceId), isNull(ticketTypes.retiredAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
    .limit(1)
  await tx.insert(orders).values({
    // No number of an order looks like that.
    no: `preview-${userId}`,
    kind: 'conf',
    userId,
    conferenceId,
    ticketTypeId: type?.id ?? null,
    listAmount: 0,
    amount: 0,
    attendee: { name: '', affiliation: '', email: '' },
    dueAt: at,
    paidAt: at,
    state: 'paid',
  })
}
