import { expect, it } from 'vitest'

import { toneOf } from '../../src/components/kit/Record/toneOf.ts'
import { asks } from '../../src/machines/record/asks.ts'

it.each([
  ['conference.start', 'primary'],
  ['payment.accept', 'primary'],
  ['paper.pass', 'primary'],
  ['order.close', 'danger'],
  ['paper.retract', 'danger'],
  ['conference.end', 'danger'],
] as const)('%s is drawn as what it does: %s', (event, tone) => {
  expect(toneOf({ event, isFinal: true })).toBe(tone)
})

it('what can be taken back warns of nothing', () => {
  for (const event of Object.keys(asks)) expect(toneOf({ event, isFinal: false })).toBe('plain')
})
