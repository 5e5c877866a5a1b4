import { describe, expect, it } from 'vitest'

import { lifecycleMessages } from '../../server/shared/sentences/lifecycleMessages.ts'
import { entities } from '../../src/contract/entity.ts'
import { eventsWithOwnCall, queues } from '../../src/contract/lifecycle.ts'
import { peopleFilter } from '../../src/contract/peopleFilter.ts'
import type { LifecycleReason } from '../../src/contract/reasons.ts'
import { roles } from '../../src/contract/roles.ts'
import en from '../../src/i18n/en.json'
import zh from '../../src/i18n/zh-CN.json'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { ownPlaces } from '../../src/pages/record/ownPlaces.ts'

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { zh, en }

/** Endings of the keys of one group, `record.do.` say. */
const named = (group: string) =>
  Object.keys(zh)
    .filter((key) => key.startsWith(`record.${group}.`))
    .map((key) => key.slice(`record.${group}.`.length))
    .sort()

const all = Object.values(lifecycles)
const events = all.flatMap(({ causes }) => Object.entries(causes))

describe('the texts of the record page', () => {
  it('name every lifecycle, every state, every part and nothing else', () => {
    expect(named('entity')).toEqual([...entities].sort())
    expect(named('role')).toEqual([...roles].sort())
    expect(named('state')).toEqual(
      Object.entries(lifecycles)
        .flatMap(([entity, { reasons }]) => Object.keys(reasons.states).map((state) => `${entity}.${state}`))
        .sort(),
    )
  })

  it('name every queue from which a record is opened', () => {
    expect(named('trail').filter((name) => name !== 'none' && name !== 'next')).toEqual([...queues].sort())
  })

  it('have a button for every event that a person causes, and a sentence for every event', () => {
    const byPeople = events.filter(([, causes]) => causes.some((role) => role !== 'system'))
    expect(named('do')).toEqual(byPeople.map(([event]) => event).sort())
    expect(named('did')).toEqual(events.map(([event]) => event).sort())
  })

  it('say for a disabled button what the server says to a person who tries all the same', () => {
    // Typed into the dialog: never the reason why a button cannot be pressed.
    const typed = new Set<string>(['reasonEmpty'])
    const wanted = new Set(
      all.flatMap(({ reasons }) => [...Object.values(reasons.states), ...Object.values(reasons.guards)]),
    )
    expect(named('reason')).toEqual([...wanted].filter((reason) => !typed.has(reason)).sort())
    for (const reason of named('reason')) {
      for (const language of ['zh', 'en'] as const) {
        expect(texts[language]?.[`record.reason.${reason}`]).toBe(
          lifecycleMessages[reason as LifecycleReason][language],
        )
      }
    }
  })

  it('lead to a page for every event that the server takes by a call of its own', () => {
    expect(Object.keys(ownPlaces).sort()).toEqual([...eventsWithOwnCall].sort())
  })
})

it('every filter by which people are found has a name, in the form and where a mail says why', () => {
  const names = Object.keys(peopleFilter.shape)
  const keys = names.flatMap((name) => [`people.filter.${name}`, `campaign.filter.${name}`])
  for (const catalogue of [zh, en]) expect(keys.filter((key) => !(key in catalogue))).toEqual([])
})
