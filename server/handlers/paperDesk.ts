import { audit } from '../accounts/audit.ts'
import { deskCards, deskCounts, conferencesOfChair } from '../lifecycles/papers/deskList.ts'
import { conferenceOfChair, mustChair } from '../lifecycles/papers/deskAccess.ts'
import { passAll } from '../lifecycles/papers/passPapers.ts'
import { readDeskPaper } from '../lifecycles/papers/deskPaper.ts'
import { readSettings, writeSettings } from '../lifecycles/papers/deskSettings.ts'
import { prepare, preview, release } from '../lifecycles/papers/decideOnPaper.ts'
import { saveIdentifiers } from '../lifecycles/papers/saveIdentifiers.ts'
import { settingsOf } from '../lifecycles/papers/settings.ts'
import { actorOf } from './record.ts'
import { offsetOf, pick, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** The chair's side of papers: how a conference takes them, the list of them, and what is decided (PAP-01). */
export const paperDeskHandlers = ({ db, engine, now }: Deps) => {
  const chairOf = (call: MemberCall) => ({ ...actorOf(call), userId: call.member.userId })
  return {
    getPaperSettings: async ({ conference_id }, call) => {
      await conferenceOfChair(db, actorOf(call), conference_id)
      return readSettings(db, conference_id, call.exchange.language)
    },

    savePaperSettings: async (wish, call) => {
      const { conference_id: id } = wish
      const { exchange, member } = call
      await conferenceOfChair(db, actorOf(call), id)
      return db.transaction(async (tx) => {
        const at = new Date(now())
        const before = await writeSettings(tx, wish, at)
        const after = await readSettings(tx, id, exchange.language)
        const changed = Object.entries(after).flatMap(([name, value]) => {
          const old = before[name as keyof typeof before]
          return name === 'conference' || name === 'version' || old === value ? [] : [[name, [old, value]]]
        })
        const data = Object.fromEntries(changed) as Record<string, unknown>
        await audit(tx, exchange, at, 'conference', id, 'paperSettings.saved', member.userId, data)
        return after
      })
    },

    listPaperConferences: async ({ page, page_size }, { exchange, member }) => {
      const part = { limit: page_size, offset: offsetOf({ page, page_size }) }
      const found = await conferencesOfChair(db, member.userId, part, exchange.language)
      return { ...found, page, page_size }
    },

    listDeskPapers: async ({ conference_id, filter, q = '', after, page_size }, call) => {
      await conferenceOfChair(db, actorOf(call), conference_id)
      const wish = {
        conferenceId: conference_id,
        userId: call.member.userId,
        filter,
        q,
        after: after ?? null,
        limit: page_size + 1,
      }
      const found = await deskCards(db, wish, call.exchange.language)
      return { list: found.slice(0, page_size), total: found.length }
    },

    countDeskPapers: async ({ conference_id }, call) => {
      const { title, engTitle } = await conferenceOfChair(db, actorOf(call), conference_id)
      const { reviewsNeeded } = await settingsOf(db, conference_id)
      const wish = { conferenceId: conference_id, userId: call.member.userId }
      return {
        conference_id,
        conference: pick(call.exchange, title, engTitle),
        reviews_needed: reviewsNeeded,
        counts: await deskCounts(db, wish),
      }
    },

    getDeskPaper: async ({ id }, call) =>
      engine.read(async (view) => {
        await mustChair(view.tx, actorOf(call), id)
        return readDeskPaper(view, id, call.exchange.language)
      }),

    savePaperIdentifiers: async (wish, call) =>
      engine.run(async (scope) => {
        await mustChair(scope.tx, actorOf(call), wish.id)
        await saveIdentifiers(scope.tx, wish, async (data) =>
          audit(
            scope.tx,
            call.exchange,
            scope.now(),
            'paper',
            wish.id,
            'paper.identified',
            call.member.userId,
            data,
          ),
        )
        return readDeskPaper({ tx: scope.tx, at: scope.now() }, wish.id, call.exchange.language)
      }),

    passPapers: async ({ conference_id, ids, key }, call) => {
      await conferenceOfChair(db, actorOf(call), conference_id)
      const batch = { conferenceId: conference_id, ids, key }
      return { results: await passAll({ engine }, chairOf(call), batch, call.exchange.language) }
    },

    prepareDecision: async (wish, call) =>
      engine.run(async (scope) => {
        await prepare(scope, chairOf(call), wish)
        return readDeskPaper({ tx: scope.tx, at: scope.now() }, wish.id, call.exchange.language)
      }),

    previewDecisions: async ({ conference_id, ids }, call) => {
      await conferenceOfChair(db, actorOf(call), conference_id)
      const batch = { conferenceId: conference_id, ids }
      const list = await engine.read((view) => preview(view, actorOf(call), batch, call.exchange.language))
      return { list }
    },

    releaseDecisions: async ({ conference_id, ids, reason, key }, call) => {
      await conferenceOfChair(db, actorOf(call), conference_id)
      const batch = { conferenceId: conference_id, ids, reason, key }
      return { results: await release({ db, engine }, chairOf(call), batch, call.exchange.language) }
    },
  } satisfies Partial<HandlerTable>
}
