import { describe, expect, it } from 'vitest'

import { programmeOf } from '../../../server/live/media/child/programmeOf.ts'
import type { Slot } from '../../../src/contract/room/wire.ts'

/** Milliseconds since each slot was heard. */
type Ages = Partial<Record<Slot, number>>

const programme = (ages: Ages, showsScreen = true) =>
  programmeOf<Slot>(
    (slot, patience = 5000) => ((ages[slot] ?? Infinity) < patience ? slot : null),
    showsScreen,
  )

describe('[LIVE-02] [MIC-02] what viewers of the standard line see and hear', () => {
  it.each<[what: string, ages: Ages, screenOn: boolean, picture: Slot | null, sound: Slot | null]>([
    ['the host and the mix of all voices', { V0: 0, A0: 0, A3: 0 }, false, 'V0', 'A3'],
    ['the shared screen before the host', { V0: 0, V1: 0, A3: 0 }, true, 'V1', 'A3'],
    ['the host from the moment the share ends', { V0: 0, V1: 400, A3: 0 }, false, 'V0', 'A3'],
    ['the guest’s voice while the host sends nothing', { A1: 0 }, false, null, 'A1'],
    ['guest and picture while the host sends nothing', { V2: 0, A1: 0 }, false, 'V2', 'A1'],
    ['the guest soon after the host’s browser has died', { V0: 2000, A3: 2000, A1: 0 }, false, 'V0', 'A1'],
    ['the host rather than the guest', { V0: 0, V2: 0, A0: 0, A1: 0 }, false, 'V0', 'A0'],
    ['the funder when nobody else speaks', { A2: 0 }, false, null, 'A2'],
    ['nothing of a mix without voices', { A3: 0 }, false, null, null],
    ['nothing when nobody sends', {}, true, null, null],
  ])('%s', (_, ages, screenOn, picture, sound) => {
    expect(programme(ages, screenOn)).toEqual({ picture, sound })
  })
})
