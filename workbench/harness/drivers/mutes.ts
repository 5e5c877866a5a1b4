import type { MuteFacts } from '../../../src/contract/room/signals.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import type { Driver } from './driver.ts'

/** A host, with both mutes and the switch. */
export const mutes: Driver<'mutes'> = {
  async open(_walk, harness) {
    const { stage, room, me, holdAll, answerAll, refuseAll, setHost } = await openRoomStage(harness, {
      role: 'anchor',
    })
    holdAll('mute.group')
    const muteGroup = (on: boolean) =>
      room.state().groupMuted === on || room.tell({ t: 'groupMute', d: { on } })
    const muteMember = (on: boolean) => room.tell({ t: 'memberMute', d: { user: me(), on, until: null } })
    return {
      stage,
      causes: {
        'mutes.known': ({ facts }) => setHost((facts as MuteFacts).mayMute),
        'group.muted': () => muteGroup(true),
        'group.opened': () => muteGroup(false),
        'member.muted': () => muteMember(true),
        'member.opened': () => muteMember(false),
        'mutes.set': () =>
          pageActions(stage).press(room.state().groupMuted ? 'room.do.unmuteAll' : 'room.do.muteAll'),
        'xstate.done.actor.muteAll'() {
          const { groupMuted } = room.state()
          answerAll('mute.group')
          // The room's reaction is another step.
          muteGroup(groupMuted)
        },
        'xstate.error.actor.muteAll': () => refuseAll('epochStale', 'mute.group'),
      },
      shows(state) {
        const panel = element('[aria-labelledby="room-mutes"]')
        const said = state.hasTag('memberMuted') ? 'member' : state.hasTag('groupMuted') ? 'group' : 'open'
        expect(panel.textContent).toContain(stage.say(`room.mutes.${said}`))
        expect(panel.querySelector('[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
      },
    }
  },
}
