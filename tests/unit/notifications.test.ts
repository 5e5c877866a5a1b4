import { describe, expect, it } from 'vitest'

import { notificationTexts } from '../../server/shared/sentences/notificationTexts.ts'
import { notifications, type NotificationName } from '../../src/contract/notifications.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { lifecycleNotifications } from '../../src/machines/lifecycles/notifications.ts'

const names = Object.keys(notifications) as NotificationName[]
const facts = {
  what: 'WHAT',
  where: 'WHERE',
  reason: 'REASON',
  amount: 'AMOUNT',
  until: 'UNTIL',
  number: 'NUMBER',
  files: 'FILES',
}

/** Acts of authors and reviewers that are confirmed in writing. */
const receipts = new Set([
  'paper.submit',
  'paper.amend',
  'paper.resubmit',
  'paper.withdraw',
  'paper.revive',
  'review.submit',
  'rebuttal.submit',
  // Also for an owner who did not do it: another person may use the device.
  'deletion.request',
  'deletion.cancel',
])

describe('who is told what', () => {
  it.each(Object.entries(lifecycles))(
    '[MSG-01] %s: each event tells its owner something, or says why nobody waits for it',
    (entity, { causes }) => {
      const table = lifecycleNotifications[entity as keyof typeof lifecycleNotifications]
      expect(Object.keys(table).sort()).toEqual(Object.keys(causes).sort())
      for (const entry of Object.values(table))
        if ('nobody' in entry) expect(entry.nobody).toMatch(/^[A-Z].{10,}\.$/)
    },
  )

  it.each(Object.entries(lifecycles))(
    '[MSG-01] %s: what the owner did alone is told to nobody but those who decide about it',
    (entity, { causes }) => {
      const table = lifecycleNotifications[entity as keyof typeof lifecycleNotifications]
      for (const [event, roles] of Object.entries(causes))
        if (roles.every((role) => role === 'owner') && !receipts.has(event))
          expect([event, 'owner' in (table[event] ?? {}), 'attendees' in (table[event] ?? {})]).toEqual([
            event,
            false,
            false,
          ])
    },
  )

  it.each(names)(
    '[MSG-01] %s has sentences in both languages, and an action that begins with a verb',
    (name) => {
      const [zh, en] = [notificationTexts[name].zh(facts), notificationTexts[name].en(facts)]
      expect(zh.title).toMatch(/^\p{Script=Han}/u)
      expect(zh.content).toMatch(/[。）]$|REASON$/)
      expect(en.title).toMatch(/^[A-Z][^.]*[^.]$/)
      expect(en.content).toMatch(/\.$|REASON$/)
      expect([...zh.action].length).toBeLessThanOrEqual(10)
      expect(en.action).toMatch(/^[A-Z]/)
      // Both languages speak of the same.
      const mentioned = (text: string) => Object.values(facts).filter((word) => text.includes(word))
      expect(mentioned(en.content)).toEqual(mentioned(zh.content))
      // Without a reason nothing is left of it.
      expect(notificationTexts[name].en({ ...facts, reason: '' }).content).not.toContain('Reason')
      expect(notificationTexts[name].zh({ ...facts, reason: '' }).content).not.toContain('原因')
    },
  )
})
