import type { Slot } from '../../../../src/contract/room/wire.ts'

/** Source of a slot that was heard within so many milliseconds; null: no source. */
type Heard<Source> = (slot: Slot, patience?: number) => Source | null

/** Milliseconds: the mix is sent without a gap, also in silence, and a speaker must be heard soon after it ends. */
const mixPatience = 1500

/**
 * Content of the cdn line and the recording, which have one picture and one sound. The screen goes before the host's camera,
 * and the guest's camera comes last. Voices are mixed in the host's browser; without a mix, the first speaker is heard. The
 * mix alone is no programme: it is sent also when there is no voice to mix.
 */
export const programmeOf = <Source>(
  heard: Heard<Source>,
  showsScreen: boolean,
): { picture: Source | null; sound: Source | null } => {
  const picture = (showsScreen ? heard('V1') : null) ?? heard('V0') ?? heard('V2')
  const voice = heard('A0') ?? heard('A1') ?? heard('A2')
  const isEmpty = picture === null && voice === null
  return { picture, sound: isEmpty ? null : (heard('A3', mixPatience) ?? voice) }
}
