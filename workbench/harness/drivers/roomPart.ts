import { createRoomBench } from '../scene/roomHarness.tsx'
import type { RoomHarness } from '../scene/roomHarness.tsx'
import type { Stage } from '../stage/createStage.tsx'
import type { WalkHarness } from './driver.ts'

type Options = Omit<Parameters<typeof createRoomBench>[0], 'locale'>

/** One part of a room on a page of its own; `prepare` says what its ports do before it opens. */
export const openRoomPart = async (
  { locale, openStage }: WalkHarness,
  options: Options,
  prepare: (bench: RoomHarness) => void = () => {},
): Promise<{ stage: Stage; bench: RoomHarness }> => {
  const bench = createRoomBench({ ...options, locale })
  prepare(bench)
  const stage = await openStage({
    at: '/deviceDetection',
    page: { shown: bench.page, texts: ['chat', 'player', 'live'] },
  })
  return { stage, bench }
}

/** Lets go what waits; the next call waits again. */
export const letGo = (bench: RoomHarness, act: Parameters<RoomHarness['media']['hold']>[0]) => {
  bench.media.release(act)
  bench.media.hold(act)
}
