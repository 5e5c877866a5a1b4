import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { CopyReview } from '../../src/contract/conferenceCopy.ts'
import { conferenceFile, nextOf, type ConferenceFile } from '../../src/contract/conferenceFile.ts'
import { audit } from '../accounts/audit.ts'
import { lockConference } from '../db/lockConference.ts'
import { conferences, type ConferenceCopy } from '../db/schema/catalogue.ts'
import type { Tx } from '../db/types.ts'
import { copiedEyes, eyesOn } from '../lifecycles/copy/eyesOn.ts'
import { copyTemplatePack } from '../lifecycles/copy/copyTemplatePack.ts'
import { readConferenceFile } from '../lifecycles/copy/readConferenceFile.ts'
import { writeConferenceFile } from '../lifecycles/copy/writeConferenceFile.ts'
import { conferenceOf } from '../lifecycles/team/conferenceOf.ts'
import { Refused } from '../shared/refused.ts'
import { cardOf, makeDraft, type Row } from './drafts.ts'
import { actorOf } from './record.ts'
import { pick, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** A conference as a file and as next year's (CONF-03). */
export const conferenceCopyHandlers = (deps: Deps) => {
  const { db, engine, now } = deps
  return {
    getConferenceFile: ({ conference_id: id }, call) =>
      engine.read(async ({ tx }) => ({
        file: await readConferenceFile(tx, await conferenceOf(tx, actorOf(call), id, 'run')),
      })),

    cloneConference: async ({ conference_id: id, key, ...terms }, call) => {
      await conferenceOf(db, actorOf(call), id, 'run')
      const request = digestOf({ id, ...terms })
      const row = await makeDraft(deps, call, key, {
        isSame: ({ copy }) => copy?.request === request,
        write: async (tx, at) => {
          const source = await conferenceOf(tx, actorOf(call), id, 'run')
          const file = await readConferenceFile(tx, source)
          const next = conferenceFile.safeParse(nextOf(file, terms))
          // Its days are in another century, or what is kept breaks a rule that came later.
          if (!next.success) throw new Refused('invalid', { field: 'starts_on' })
          const first_day = file.basics.starts_at.slice(0, 10)
          const { title, engTitle: eng_title } = source
          const of = { from: id, title, eng_title, first_day, request }
          const made = await write(tx, call, { file: next.data, key, at, of })
          if (terms.parts.includes('papers'))
            await copyTemplatePack(tx, { from: id, to: made.id, userId: call.member.userId, at })
          return made
        },
      })
      return cardOf(row, ['organizer'], call.exchange)
    },

    importConference: async ({ key, file }, call) => {
      const request = digestOf(file)
      const row = await makeDraft(deps, call, key, {
        isSame: ({ copy }) => copy?.request === request,
        write: (tx, at) => {
          const { title, eng_title } = file.basics
          return write(tx, call, {
            file,
            key,
            at,
            of: { from: null, title, eng_title, first_day: null, request },
          })
        },
      })
      return cardOf(row, ['organizer'], call.exchange)
    },

    getCopyReview: async ({ conference_id: id }, call) =>
      engine.read(async ({ tx, at }) =>
        reviewOf(tx, await conferenceOf(tx, actorOf(call), id, 'run'), call, at),
      ),

    markCopySeen: async ({ conference_id: id, line, seen }, call) => {
      await conferenceOf(db, actorOf(call), id, 'run')
      return db.transaction(async (tx) => {
        // Two chairs who tick different lines are in line here.
        const row = await lockConference(tx, id)
        if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
        if (row.copy === null || !row.copy.keys.includes(line))
          throw new Refused('notFound', { field: 'line' })
        const others = row.copy.seen.filter((each) => each !== line)
        const copy = { ...row.copy, seen: seen === 1 ? [...others, line] : others }
        await tx.update(conferences).set({ copy }).where(eq(conferences.id, id))
        return reviewOf(tx, { ...row, copy }, call, new Date(now()))
      })
    },
  } satisfies Partial<HandlerTable>
}

interface Writing {
  readonly file: ConferenceFile
  readonly key: string
  readonly at: Date
  readonly of: Omit<ConferenceCopy, 'keys' | 'seen'>
}

const write = async (
  tx: Tx,
  { exchange, member: { userId } }: MemberCall,
  { file, key, at, of }: Writing,
) => {
  const row = await writeConferenceFile(tx, { file, userId, key, at, copy: { ...of, keys: [], seen: [] } })
  // As it is here: the subject, for one, may be unknown on this site.
  const keys = (await eyesOn(tx, row, of.first_day, at)).map((eye) => eye.key)
  const copy: ConferenceCopy = { ...of, keys, seen: [] }
  await tx.update(conferences).set({ copy }).where(eq(conferences.id, row.id))
  const data = { of: of.first_day === null ? 'file' : 'conference', lines: keys.length }
  await audit(tx, exchange, at, 'conference', row.id, 'conference.copied', userId, data)
  return { ...row, copy }
}

const reviewOf = async (tx: Tx, row: Row, { exchange }: MemberCall, at: Date): Promise<CopyReview> => ({
  conference_id: row.id,
  source: row.copy === null ? null : pick(exchange, row.copy.title, row.copy.eng_title),
  list: await copiedEyes(tx, row, at),
})

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
