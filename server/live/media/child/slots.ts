import type { Slot } from '../../../../src/contract/room/wire.ts'
import type { Routes } from '../../../../src/contract/room/routes.ts'
import { MediaError, subSlots, type Offer } from '../types.ts'
import type { MediaLine } from './sdp.ts'
import type { Source } from './source.ts'

export const allSlots: readonly Slot[] = ['V0', 'V1', 'V2', 'A0', 'A1', 'A2', 'A3']

export const nobody: Routes = { V0: null, V1: null, V2: null, A0: null, A1: null, A2: null, A3: null }

/** A slot takes what was made for it; else a camera is a camera and a microphone a microphone: hosts change without a new offer. */
export const sourceFor = (slot: Slot, sources: ReadonlySet<Source>): Source | undefined => {
  for (const label of fallbacks[slot]) {
    for (const source of sources) if (source.label === label) return source
  }
  return undefined
}

const fallbacks: Readonly<Record<Slot, readonly Slot[]>> = {
  V0: ['V0', 'V2'],
  V1: ['V1'],
  V2: ['V2', 'V0'],
  A0: ['A0', 'A1', 'A2'],
  A1: ['A1', 'A0', 'A2'],
  A2: ['A2', 'A1', 'A0'],
  A3: ['A3'],
}

/** The slot of each m-line. Throws `MediaError('offerBad')` unless kinds and directions fit. */
export const labelled = (offer: Offer, lines: readonly MediaLine[]): readonly Slot[] => {
  const isPub = offer.dir === 'pub'
  const implied = isPub ? lines.map(({ mid }) => mid as Slot) : subSlots.slice(0, lines.length)
  const slots = offer.slots === undefined || offer.slots.length === 0 ? implied : offer.slots
  const fits = lines.every(({ kind, direction }, index) => {
    const slot = slots[index]
    if (slot === undefined || !allSlots.includes(slot) || (!isPub && slot === 'A3')) return false
    const wrong = isPub ? 'recvonly' : 'sendonly'
    return kind === (slot.startsWith('V') ? 'video' : 'audio') && direction !== wrong
  })
  if (!fits || slots.length !== lines.length || new Set(slots).size < slots.length)
    throw new MediaError('offerBad')
  return slots
}
