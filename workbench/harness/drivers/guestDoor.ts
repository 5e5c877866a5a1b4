import { expect } from '../stage/expect.ts'
import { element } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** A host, with the switch. */
export const guestDoor: Driver<'guestDoor'> = {
  async open(_walk, harness) {
    const { stage, holdAll, answerAll, refuseAll } = await openRoomStage(harness, { role: 'anchor' })
    holdAll('room.set')
    const part = () => element<HTMLElement>('main section[aria-labelledby="room-guests"]')
    const button = () => element<HTMLButtonElement>('main section[aria-labelledby="room-guests"] button')
    await until(part)
    return {
      stage,
      causes: {
        'setting.set': () => stage.user.click(button()),
        'xstate.done.actor.saveSetting': () => answerAll('room.set'),
        'xstate.error.actor.saveSetting': () => refuseAll('epochStale', 'room.set'),
      },
      shows(state) {
        expect(part().getAttribute('aria-busy')).toBe(String(state.hasTag('busy')))
        const isRefused = part().textContent?.includes(stage.say('live.failed.modification'))
        expect(isRefused).toBe(state.context.failure !== null)
      },
    }
  },
}
