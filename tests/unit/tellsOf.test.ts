import { describe, expect, it } from 'vitest'

import { recordAt } from '../../mocks/records.ts'
import en from '../../src/i18n/en.json'
import zh from '../../src/i18n/zh-CN.json'
import { asks } from '../../src/machines/record/asks.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { told } from '../../src/contract/notifications.ts'
import { tellsOf } from '../../src/machines/record/tellsOf.ts'
import type { Entity } from '../../src/contract/entity.ts'

describe('a dialog says whom its event notifies', () => {
  const entityOf = (event: string) =>
    (Object.keys(lifecycles) as Entity[]).find((entity) => event in lifecycles[entity].causes)

  it.each(Object.keys(asks))('%s says it to everybody but an owner who acts for themselves', (event) => {
    const entity = entityOf(event)
    if (entity === undefined) throw new Error(`${event} belongs to no lifecycle`)
    expect(told).toContain(
      tellsOf({ ...recordAt('en', entity, firstOf(entity)), roles: ['organizer'] }, event),
    )
  })

  const firstOf = (entity: Entity) => Object.keys(lifecycles[entity].reasons.states)[0] ?? ''

  it.each([
    ['peopleImport', 'import.apply', ['secretary'], 'imported'],
    ['conferencePublication', 'publication.cancel', ['organizer'], 'attendees'],
    ['conferencePublication', 'publication.submit', ['organizer'], 'deciders'],
    ['conferencePublication', 'publication.archive', ['organizer'], 'nobody'],
    ['payment', 'payment.return', ['finance'], 'owner'],
    ['order', 'order.cancel', ['owner'], null],
  ] as const)('%s · %s, as %j: %s', (entity, event, roles, who) => {
    expect(tellsOf({ ...recordAt('en', entity, firstOf(entity)), roles: [...roles] }, event)).toBe(who)
  })

  it.each(told)('%s has a sentence in both languages', (who) => {
    expect(zh[`record.tells.${who}`]).toMatch(/。$/)
    expect(en[`record.tells.${who}`]).toMatch(/\.$/)
  })
})
