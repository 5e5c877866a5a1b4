import { expect, it } from 'vitest'

import { createAcquaintances } from '../../../server/live/room/acquaintances.ts'
import { createAudience } from '../../../server/live/room/createAudience.ts'
import { blankState, person } from './blankState.ts'

const closedSocket = {
  bufferedAmount: 0,
  send: () => undefined,
  close: () => undefined,
  terminate: () => undefined,
}

it('[LIVE-08] a room knows 2000 people who left, the longest gone forgotten first, and everybody who is here', () => {
  const { meet, sweep, known, browsersOf } = createAcquaintances()
  for (let n = 1; n <= 2003; n++) meet(person(n))
  meet(person(2), 'browser')
  sweep((userId) => userId === 'u_1')
  const forgotten = Array.from({ length: 2003 }, (_, n) => `u_${n + 1}`).filter(
    (userId) => known(userId) === null,
  )
  expect(forgotten).toEqual(['u_3', 'u_4', 'u_5'])
  expect(browsersOf('u_2')).toEqual(['browser'])
})

it('[LIVE-08] keeps the last ten browsers of a person', () => {
  const { meet, browsersOf } = createAcquaintances()
  for (let n = 0; n < 12; n++) meet(person(1), `b${n}`)
  expect(browsersOf('u_1')).toEqual(Array.from({ length: 10 }, (_, n) => `b${n + 2}`))
})

it('[LIVE-08] an audience forgets the leaving times of people it is not asked about', () => {
  let now = 1000
  const audience = createAudience(
    () => blankState,
    () => now,
  )
  const enter = (id: number) =>
    audience.enter(person(id), 'zh', closedSocket, { address: '192.0.2.1', browser: 'b' })
  const sessions = [enter(1), enter(3)]
  now = 5000
  for (const session of sessions) audience.drop(session)
  expect([audience.awaySince('u_1'), audience.awaySince('u_3')]).toEqual([5000, 5000])
  audience.sweep(['u_1'])
  expect([audience.awaySince('u_1'), audience.awaySince('u_3')]).toEqual([5000, 1000])
})
