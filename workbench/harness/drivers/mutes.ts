import type { MuteFacts } from '../../../src/machines/mutes/mutes.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import type { Driver } from './driver.ts'

/** A host, who sees both mutes and has the switch. */
export const mutes: Driver<'mutes'> = {
  async open(_walk, harness) {
    const { stage, room, me, holdAll, answerAll, refuseAll } = await openRoomStage(harness, {
      role: 'anchor',
    })
    holdAll('mute.group')
    const muteGroup = (on: boolean) =>
      room.state().groupMuted === on || room.tell({ t: 'groupMute', d: { on } })
    return {
      stage,
      causes: {
        'mutes.known'({ facts }) {
          const { groupMuted, memberMuted } = facts as MuteFacts
          muteGroup(groupMuted)
          const { userId } = me()
          if ((room.state().memberMuted[userId] !== undefined) !== memberMuted)
            room.tell({ t: 'memberMute', d: { user: me(), on: memberMuted, until: null } })
        },
        'mutes.set': () =>
          pageActions(stage).press(room.state().groupMuted ? 'room.do.unmuteAll' : 'room.do.muteAll'),
        'xstate.done.actor.muteAll'() {
          const { groupMuted } = room.state()
          answerAll('mute.group')
          // What the room then says is another step.
          muteGroup(groupMuted)
        },
        'xstate.error.actor.muteAll': () => refuseAll('epochStale', 'mute.group'),
      },
      shows(state) {
        const panel = element('[aria-labelledby="room-mutes"]')
        const said = state.matches({ member: 'muted' })
          ? 'member'
          : state.matches({ group: 'muted' })
            ? 'group'
            : 'open'
        expect(panel.textContent).toContain(stage.say(`room.mutes.${said}`))
        expect(panel.querySelector('[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
      },
    }
  },
}
