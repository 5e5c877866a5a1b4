import { createRoomBench } from '../scene/roomBench.tsx'
import type { RoomBench } from '../scene/roomBench.tsx'
import type { Stage } from '../stage/createStage.tsx'
import type { Theatre } from './driver.ts'

type Options = Omit<Parameters<typeof createRoomBench>[0], 'locale'>

/** One part of a room on a page of its own; `prepare` says what its ports do before it opens. */
export const openRoomPart = async (
  { locale, openStage }: Theatre,
  options: Options,
  prepare: (bench: RoomBench) => void = () => {},
): Promise<{ stage: Stage; bench: RoomBench }> => {
  const bench = createRoomBench({ ...options, locale })
  prepare(bench)
  const stage = await openStage({
    at: '/deviceDetection',
    page: { shown: bench.page, texts: ['chat', 'player', 'live'] },
  })
  return { stage, bench }
}

/** Lets go what waits; the next call waits again. */
export const letGo = (bench: RoomBench, act: Parameters<RoomBench['media']['hold']>[0]) => {
  bench.media.release(act)
  bench.media.hold(act)
}
