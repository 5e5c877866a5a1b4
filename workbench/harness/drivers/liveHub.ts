import type { MessageId } from '../../../src/i18n/locale.ts'
import { selectStatus } from '../../../src/machines/liveHub/liveHub.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const notices = ['removed', 'replaced', 'elsewhere', 'full', 'displaced', 'failed', 'ended'] as const
/** Title of each. */
const titles = {
  removed: 'live.failed.removed',
  replaced: 'room.hub.replaced',
  elsewhere: 'room.hub.elsewhere',
  full: 'room.hub.full',
  displaced: 'room.hub.displaced',
  failed: 'live.failed.enter',
  ended: 'room.hub.ended',
} as const

const retries: Partial<Record<string, MessageId>> = {
  replaced: 'room.hub.takeBack',
  elsewhere: 'room.hub.goOnHere',
}

/** A visitor before the door of a room. */
export const liveHub: Driver<'liveHub'> = {
  async open(_walk, harness) {
    const { stage, room } = await openRoomStage(harness, { arrange: (fake) => fake.holdEntry() })
    const status = () => selectStatus(stage.actor('liveHub').getSnapshot())
    const enter = async () => {
      room.refuseEntry(null)
      room.admit()
      await until(() => expect(status()).toBe('online'))
    }
    const close = (why: Parameters<typeof room.close>[0]) => async () => {
      if (status() !== 'online') await enter()
      room.close(why)
    }
    return {
      stage,
      causes: {
        'hub.online': enter,
        'hub.offline'() {
          room.holdEntry()
          room.drop()
        },
        'room.changed': () => room.tell({ t: 'groupMute', d: { on: !room.state().groupMuted } }),
        'members.changed': ({ members }) => room.gather(members),
        'hub.removed': close('removed'),
        'hub.replaced': close('replaced'),
        async 'hub.elsewhere'() {
          if (status() === 'resuming') await enter()
          room.refuseEntry('onAirElsewhere')
          if (status() === 'online') room.close('ticket')
          else room.admit()
        },
        'hub.displaced': close('displaced'),
        'hub.full': close('full'),
        'hub.ended': close('ended'),
        async 'hub.failed'() {
          if (status() === 'online') {
            room.close('bad')
            return
          }
          if (status() === 'resuming') {
            await enter()
            room.close('bad')
            return
          }
          room.refuseEntry('membersOnly')
          room.admit()
        },
        async 'hub.retry'() {
          room.holdEntry()
          room.refuseEntry(null)
          const { press } = pageActions(stage)
          await press(retries[status() ?? ''] ?? 'state.retry')
        },
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        const now = selectStatus(state)
        expect(text.includes(stage.say('room.hub.connecting'))).toBe(now === 'connecting')
        expect(text.includes(stage.say('room.hub.resuming'))).toBe(now === 'resuming')
        const heading = element('main h1, main [role="status"]').textContent
        const said = notices.find((why) => heading === stage.say(titles[why]))
        expect(said ?? null).toBe(
          notices.some((why) => why === now) && !(now === 'ended' && state.context.view !== null)
            ? now
            : null,
        )
      },
    }
  },
}
