import { expect } from '../stage/expect.ts'
import { element } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** A host, with the setting. */
export const waitTime: Driver<'waitTime'> = {
  async open(_walk, harness) {
    const { stage, holdAll, answerAll, refuseAll } = await openRoomStage(harness, { role: 'anchor' })
    holdAll('room.set')
    const field = () => element<HTMLSelectElement>('main select[name="linkMicWaitTime"]')
    await until(field)
    return {
      stage,
      causes: {
        'setting.set': ({ wish }) => stage.user.selectOptions(field(), String(wish)),
        'xstate.done.actor.saveSetting': () => answerAll('room.set'),
        'xstate.error.actor.saveSetting': () => refuseAll('epochStale', 'room.set'),
      },
      shows(state) {
        const part = field().closest('[aria-busy]')
        expect(part?.getAttribute('aria-busy')).toBe(String(state.hasTag('busy')))
        const isRefused = part?.textContent?.includes(stage.say('live.failed.modification'))
        expect(isRefused).toBe(state.context.failure !== null)
        if (state.context.wish !== null) expect(field().value).toBe(String(state.context.wish))
      },
    }
  },
}
