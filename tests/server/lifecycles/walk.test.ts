// Deep, 2 min: every state of every lifecycle meets every event of every role.
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { entities } from '../../../src/contract/entity.ts'
import type { Entity } from '../../../src/contract/entity.ts'
import { type LifecycleRecord } from '../../../src/contract/lifecycle.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../../src/machines/lifecycles/shared/decide.ts'
import * as schema from '../../../server/db/schema.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { entityAdapters } from '../../../server/lifecycles/entities/entityAdapters.ts'
import { readers } from '../../../server/lifecycles/readers.ts'
import { newAny } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { rowsOf } from './rows.ts'

/** Account by the part that it plays in the rows; the last two play none. */
const players = {
  owner: 'linmei',
  organizer: 'organizer',
  secretary: 'secretary',
  programme: 'programme',
  staff: 'gate',
  finance: 'finance',
  admin: 'admin',
  foreign: 'newcomer',
  elsewhere: 'approved',
} as const
type Player = keyof typeof players

/** Events that carry more than a sentence come by calls of their own. */
const withOwnCall: ReadonlySet<string> = new Set([
  'order.reprice',
  'payment.submit',
  'invoice.request',
  'invoice.edit',
  'invoice.attach',
  'meal.share',
  'meal.claim',
  'organizer.submit',
  'organizer.change',
  'paper.submit',
  'paper.amend',
  'paper.resubmit',
  'paper.finalize',
  'paper.withdraw',
  'review.accept',
  'review.draft',
  'review.submit',
  'review.amend',
  'rebuttal.open',
  'rebuttal.submit',
  'rebuttal.amend',
  'comment.edit',
  'knock.hit',
  'proof.submit',
  'deletion.request',
  'deletion.cancel',
  'import.map',
  'content.edit',
  'content.release',
  'content.restore',
  'content.confirm',
  'team.resend',
])

const statesOf = (entity: Entity): string[] => Object.keys(lifecycles[entity].reasons.states)

const rolesOf = (entity: Entity, player: Player): Role[] => {
  if (player === 'foreign' || player === 'elsewhere') return []
  // A player without the record cannot move it either.
  return readers[entity].includes(player) ? [player] : []
}

/** Events that people cause with `fireRecord`. */
const movesOf = (entity: Entity): string[] =>
  Object.entries(lifecycles[entity].causes)
    .filter(([event, causes]) => !withOwnCall.has(event) && causes.some((role) => role !== 'system'))
    .map(([event]) => event)

describe.each(entities)('every move of %s, over the wire', (entity) => {
  let shop: Shop
  let close: () => Promise<void>
  let make: (state: string) => Promise<number>
  const browsers = new Map<Player, Browser>()
  const browserOf = (player: Player): Browser => {
    const browser = browsers.get(player)
    if (browser === undefined) throw new Error(`${player} is not signed in`)
    return browser
  }

  beforeAll(async () => {
    const database = await newAny()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    const { db } = shop
    await shop.recruit('secretary', 'secretary')
    await shop.recruit('programme', 'programme')
    for (const [player, account] of Object.entries(players)) {
      browsers.set(player as Player, await shop.signedIn(account))
    }
    await db
      .insert(schema.userRoles)
      .values({ userId: await shop.idOf(players.elsewhere), role: 'organizer', conferenceId: shop.other.id })
    // During the first meal of a conference that still lets people go: as much as possible is possible.
    const [meal] = await db
      .select()
      .from(schema.meals)
      .where(eq(schema.meals.conferenceId, shop.conference.id))
      .orderBy(asc(schema.meals.startsAt))
    shop.server.clock.now = (meal?.startsAt.getTime() ?? 0) + 60_000
    await db
      .update(conferences)
      .set({ refundUntil: shop.conference.endsAt })
      .where(eq(conferences.id, shop.conference.id))
    make = rowsOf(shop)[entity]
  })
  afterAll(() => close())

  /** The row as it lies in the table, and its history. */
  const look = async (id: number) => {
    // Whichever it is, it has these three.
    const table = entityAdapters[entity].table as typeof schema.orders
    const [row] = await shop.db.select().from(table).where(eq(table.id, id))
    return { row, history: await shop.historyOf(entity, id) }
  }
  const fire = (player: Player, id: number, version: number, event: string, more: object, key = freshKey()) =>
    browserOf(player).raw('fireRecord', { entity, id, event, version, key, ...more })
  const details = () => ({
    reason: '有原因',
    eng_reason: 'There are reasons',
    gate: 'East gate',
    confirmation: '能源论坛',
  })

  /** Result that the machine and its list of roles give for one cell; null: it succeeds. */
  const expected = async (
    player: Player,
    { id, state }: { id: number; state: string },
    event: string,
    more: object,
  ): Promise<{ refused: Reason } | { state: string }> => {
    if (withOwnCall.has(event)) return { refused: 'eventUnknown' }
    const roles = rolesOf(entity, player)
    if (roles.length === 0) return { refused: 'notFound' }
    const seen = `${player} ${id}`
    const facts = known.get(seen) ?? (await browserOf(player).call('getRecord', { entity, id })).facts
    known.set(seen, facts)
    const sent = {
      type: event,
      reason: '',
      gate: '',
      at: new Date(shop.server.clock.now).toISOString(),
      ...more,
    }
    const decision = decide(lifecycles[entity], { state, facts }, sent, roles)
    return decision.kind === 'taken' ? { state: decision.state } : { refused: decision.reason }
  }

  /** A refused event changes no fact. */
  const known = new Map<string, object>()
  const happened = new Set<string>()

  const events = [...Object.keys(lifecycles[entity].causes), 'facts.learned', 'nonsense']

  /**
   * Whether a cell is tried. If the answer depends on neither state nor event (players without the record, events
   * that no player causes here), each player tries each event once, in one state or another, instead of in every one.
   */
  const isAsked = (player: Player, event: string, state: string): boolean => {
    if (rolesOf(entity, player).length > 0 && !withOwnCall.has(event)) return true
    const states = statesOf(entity)
    const place =
      states.indexOf(state) + events.indexOf(event) + (Object.keys(players) as Player[]).indexOf(player)
    return place % states.length === 0
  }

  it.each(statesOf(entity))(
    '[ORD-01] from %s: happens, or is refused by name and nothing changes',
    async (state) => {
      let id = await make(state)
      let before = await look(id)
      let refused: string[] = []
      const expectUnchanged = async () => {
        expect({ refused, ...(await look(id)) }).toEqual({ refused, ...before })
        refused = []
      }
      for (const event of events) {
        const causes = lifecycles[entity].causes[event] ?? []
        for (const player of Object.keys(players) as Player[]) {
          if (!isAsked(player, event, state)) continue
          // Events with words are also tried without them, by everyone who might send them.
          const isCause = causes.some((role) => rolesOf(entity, player).includes(role))
          for (const more of isCause ? [{}, details()] : [details()]) {
            const version = before.row?.version ?? 0
            const expectation = await expected(player, { id, state }, event, more)
            const cell = `${state} × ${event} × ${player} × ${JSON.stringify(Object.keys(more))}`
            if ('state' in expectation) await expectUnchanged()
            const answer = await fire(player, id, version, event, more)
            if ('refused' in expectation) {
              expect({ cell, data: answer.data }).toMatchObject({
                cell,
                data: { reason: expectation.refused },
              })
              refused.push(cell)
              continue
            }
            const after = await look(id)
            happened.add(event)
            expect({ cell, answer }).toMatchObject({
              cell,
              answer: { code: 1, data: { state: expectation.state, version: version + 1 } },
            })
            expect({ cell, row: after.row }).toMatchObject({
              cell,
              row: { state: expectation.state, version: version + 1 },
            })
            expect(after.history).toHaveLength(before.history.length + 1)
            expect(after.history.at(-1)).toMatchObject({
              seq: version + 1,
              event,
              fromState: state,
              toState: expectation.state,
              role: player,
              actorId: await shop.idOf(players[player]),
            })
            id = await make(state)
            before = await look(id)
          }
        }
        await expectUnchanged()
      }
    },
  )

  it('every event that a person may cause over the wire has happened', () => {
    expect([...happened].toSorted()).toEqual(movesOf(entity).toSorted())
  })

  /** A state, an event and a player for which something happens. */
  const possible = async (): Promise<{ id: number; event: string; player: Player; more: object } | null> => {
    for (const state of statesOf(entity)) {
      const id = await make(state)
      for (const [event, causes] of Object.entries(lifecycles[entity].causes)) {
        const player = causes.find((role): role is Player & Role => role in players)
        const more = details()
        if (player === undefined || withOwnCall.has(event)) continue
        if ('state' in (await expected(player, { id, state }, event, more)))
          return { id, event, player, more }
      }
    }
    return null
  }

  it('a stale version is a conflict; a key moves once, answers again, and is good for nothing else', async () => {
    const move = await possible()
    // All that people do with a rebuttal has calls of its own (tests/server/papers/rebuttal).
    expect(move === null).toBe(movesOf(entity).length === 0)
    if (move === null) return
    const { id, event, player, more } = move
    const { row, history } = await look(id)
    const version = row?.version ?? 0
    for (const wrong of [version + 1, version + 7]) {
      expect((await fire(player, id, wrong, event, more)).data).toMatchObject({ reason: 'versionConflict' })
    }
    expect(await look(id)).toEqual({ row, history })
    const key = freshKey()
    const first = await fire(player, id, version, event, more, key)
    expect(first.code).toBe(1)
    const moved = await look(id)
    for (const again of [version, version + 1]) {
      const answer = await fire(player, id, again, event, more, key)
      expect(answer).toMatchObject({ code: 1, data: { version: (first.data as LifecycleRecord).version } })
    }
    expect(await look(id)).toEqual(moved)
    const other = await possible()
    if (other === null) throw new Error('nothing is possible')
    expect((await fire(player, other.id, 0, other.event, other.more, key)).data).toMatchObject({
      reason: 'keyReused',
    })
  })

  it('to whom it is no concern it does not exist', async () => {
    const id = await make(statesOf(entity)[0] ?? '')
    for (const player of ['foreign', 'elsewhere'] as const) {
      const browser = browserOf(player)
      expect(await browser.refused('getRecord', { entity, id })).toEqual(
        await browser.refused('getRecord', { entity, id: 2_000_000_000 }),
      )
    }
    expect(await shop.server.browser().refused('getRecord', { entity, id })).toMatchObject({
      reason: 'signedOut',
    })
  })
})
