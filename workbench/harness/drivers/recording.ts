import { fixturesFor } from '../../../mocks/fixtures.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** A visitor who watches until the end. */
export const recording: Driver<'recording'> = {
  async open({ start }, harness) {
    const { videoId } = start.context
    const { stage, room } = await openRoomStage(harness, { arrange: (made) => made.record(videoId) })
    await until(() => expect(stage.actor('remoteList').getSnapshot().matches('ready')).toBe(true))
    const answers = holdCalls(harness.network, {
      askRecording: ['getLiveInfo', ({ output }) => ({ ...known, video_id: output })],
    })
    room.tell({ t: 'stage', d: { liveStage: 'ended', by: 'anchor' } })
    const known = fixturesFor(stage.language).getLiveInfo
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'recording.ask': () => press('room.do.askRecording'),
        'xstate.after.pause.recording.waiting': () => stage.clock.increment(200_000),
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        const shown = (id: string) => text.includes(stage.say(id))
        expect(shown('room.recording.soon')).toBe(state.hasTag('busy'))
        expect(shown('room.recording.none')).toBe(state.matches('none'))
        const link = document.querySelector<HTMLAnchorElement>('main a[href^="/videoDetails"]')
        expect(link?.getAttribute('href') ?? null).toBe(
          state.matches('ready') ? `/videoDetails?video_id=${state.context.videoId}` : null,
        )
      },
    }
  },
}
