import { and, eq } from 'drizzle-orm'

import { writtenIn } from '../../src/contract/writtenIn.ts'
import { imageKinds } from '../../src/contract/imageKinds.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { conferenceContents } from '../db/schema/contents.ts'
import { isPublic } from '../db/isPublic.ts'
import { keepContentPicture } from '../files/contentPictures.ts'
import { imageEnding, imageTypes } from '../files/images.ts'
import { ofKind, releaseOf, textsOf } from '../lifecycles/content/contentRows.ts'
import { cardOf, contentCards, contentView } from '../lifecycles/content/contentView.ts'
import { moveContent, saveContent } from '../lifecycles/content/saveContent.ts'
import { cardOfReleased, releasedTexts } from '../lifecycles/content/releasedTexts.ts'
import { conferenceOf } from '../lifecycles/team/conferenceOf.ts'
import { mapLinks } from '../shared/mapLinks.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, pick, type AdmissionTable, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** The texts of a conference: for those who organize it, and what they have released (CONF-02). */
export const conferenceContentHandlers = ({ db, engine, uploads }: Deps) => {
  const conferenceFor = async (call: MemberCall, id: number) => {
    const { title, engTitle } = await conferenceOf(db, actorOf(call), id, 'content')
    return { id, name: pick(call.exchange, title, engTitle) }
  }
  const actor = (call: MemberCall) => ({ ...actorOf(call), userId: call.member.userId })
  const publicConference = async (id: number) => {
    const [row] = isRowId(id)
      ? await db
          .select()
          .from(conferences)
          .where(and(eq(conferences.id, id), isPublic))
      : []
    if (row === undefined) throw new Refused('notFound', { field: 'id' })
    return row
  }
  return {
    listContents: async ({ conference_id }, call) => {
      const { name } = await conferenceFor(call, conference_id)
      return { conference_id, conference: name, list: await contentCards(db, conference_id) }
    },

    getContent: async ({ conference_id, kind }, call) =>
      contentView(db, await conferenceFor(call, conference_id), kind),

    saveContent: async ({ conference_id: conferenceId, kind, revision, ...texts }, call) => {
      const conference = await conferenceFor(call, conferenceId)
      return engine.run(async (scope) => {
        await saveContent(scope, actor(call), { conferenceId, kind, revision, texts })
        return contentView(scope.tx, conference, kind)
      })
    },

    moveContent: async ({ conference_id: conferenceId, kind, event, revision, no = 0, key }, call) => {
      const conference = await conferenceFor(call, conferenceId)
      return engine.run(async (scope) => {
        await moveContent(scope, actor(call), { conferenceId, kind, event, revision, no, key })
        return contentView(scope.tx, conference, kind)
      })
    },

    uploadContentPicture: async ({ conference_id: conferenceId }, { file, member: { userId } }) => {
      // Its bytes alone say what it is: nothing of its name is kept.
      await imageEnding(file, '', imageKinds.content)
      return keepContentPicture({ db, uploads }, file.draft, { userId, conferenceId })
    },

    getContentRelease: async ({ conference_id, kind, no }, call) => {
      await conferenceFor(call, conference_id)
      const [row] = await db
        .select({ id: conferenceContents.id })
        .from(conferenceContents)
        .where(ofKind(conference_id, kind))
      const found = row === undefined ? null : await releaseOf(db, row.id, no)
      // The caller may see the conference: only the number is wrong.
      if (found === null) throw new Refused('releaseUnknown', { field: 'no' })
      return { ...cardOf({ ...found.release, by: found.by }), ...textsOf(found.release) }
    },

    getReleasedContent: async ({ id, kind }, { exchange }) => {
      const conference = await publicConference(id)
      const rows = await releasedTexts(db, id)
      const card = rows.find((row) => row.kind === kind)
      const found = card === undefined ? null : await releaseOf(db, card.contentId, card.no)
      if (card === undefined || found === null) throw new Refused('notFound', { field: 'kind' })
      const { release } = found
      const { lang, title, body } = writtenIn(exchange.language, release)
      return {
        ...cardOfReleased(card, exchange),
        title: title || pick(exchange, release.title, release.engTitle),
        conference_id: id,
        conference: pick(exchange, conference.title, conference.engTitle),
        no: release.no,
        lang,
        body,
        maps: mapLinks(conference, exchange.language),
        siblings: rows.map((row) => cardOfReleased(row, exchange)),
      }
    },
  } satisfies Partial<HandlerTable>
}

export const conferenceContentAdmissions = ({ db, uploads }: Deps) =>
  ({
    uploadContentPicture: async ({ conference_id: id }, call) => {
      await conferenceOf(db, actorOf(call), id, 'content')
      const { endings, limit } = imageKinds.content
      return { draft: () => uploads.draft('pictures'), types: imageTypes(endings), limit }
    },
  }) satisfies Partial<AdmissionTable>
