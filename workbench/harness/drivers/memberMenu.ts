import type { MemberDeed } from '../../../src/machines/memberMenu/memberMenu.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import type { Driver } from './driver.ts'

const deeds = ['mute.member', 'member.remove'] as const

/** A host and the members of the room. */
export const memberMenu: Driver<'memberMenu'> = {
  async open(_walk, harness) {
    const { stage, room, holdAll, answerAll, refuseAll, setHost } = await openRoomStage(harness, {
      role: 'anchor',
    })
    holdAll(...deeds)
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        // Read now: the room gets the language when a user enters.
        'menu.open': () => press('room.do.manage', { name: room.someone('u_11').userName }),
        'menu.close': () => press('shell.close'),
        'menu.do': ({ deed }) => press(`room.do.${(deed as MemberDeed).kind}`),
        'menu.confirm': () => press('room.do.remove'),
        'menu.cancel': () => press('shell.cancel'),
        'power.lost': () => setHost(false),
        'xstate.done.actor.commandMember'() {
          answerAll(...deeds)
          if (room.state().memberMuted['u_11'] !== undefined)
            room.tell({ t: 'memberMute', d: { user: room.someone('u_11'), on: false, until: null } })
        },
        'xstate.error.actor.commandMember': () => refuseAll('targetUnknown', ...deeds),
      },
      shows(state) {
        const menu = element('[aria-labelledby="room-members"]').querySelector<HTMLElement>('[data-status]')
        expect(menu?.dataset['status'] ?? 'closed').toBe(state.value)
      },
    }
  },
}
