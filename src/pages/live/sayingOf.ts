import type { RoomEvent } from '../../contract/room/events.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import { isRehearsal } from '../../contract/room/rehearsal.ts'
import type { MessageId } from '../../i18n/locale.ts'

interface Saying {
  readonly id: MessageId
  /** Empty where no user is named. */
  readonly name: string
}

/** Announcement for users who do not look at the screen; null: it does not concern them. */
export const sayingOf = (event: RoomEvent, { me, room }: Pick<RoomView, 'me' | 'room'>): Saying | null => {
  switch (event.t) {
    case 'stage': {
      const { liveStage, by } = event.d
      if (liveStage === 'not_started') return null
      if (isRehearsal(room)) return saying(`room.rehearsal.say.${liveStage}`)
      return saying(
        liveStage === 'paused' && by === 'hostLost' ? 'room.say.hostLost' : `room.say.${liveStage}`,
      )
    }
    case 'anchor':
      return saying('room.say.anchor', event.d.anchor.userName)
    case 'hand': {
      const { kind, user } = event.d.hand
      return kind === 'raised' && user.userId !== me.userId ? saying('room.say.hand', user.userName) : null
    }
    case 'linkMic': {
      const { phase, user, muted } = event.d.linkMic
      if (phase === 'lost' && user.userId !== me.userId) return saying('room.say.guestLost', user.userName)
      return phase === 'live' && !muted ? saying('room.say.linkMic', user.userName) : null
    }
    case 'linkMicOver':
      return saying('room.say.linkMicOver', event.d.user.userName)
    case 'groupMute':
      return saying(event.d.on ? 'room.say.groupMuted' : 'room.say.groupOpen')
    case 'memberMute':
      if (event.d.user.userId !== me.userId) return null
      return saying(event.d.on ? 'room.say.memberMuted' : 'room.say.memberOpen')
    case 'funderMic':
      return saying(event.d.on ? 'room.say.funderMic' : 'room.say.funderMicOff', room.funder?.userName)
    case 'anchorOnline':
    case 'appointed':
    case 'appointmentOver':
    case 'cdn':
    case 'handOver':
    case 'nothing':
    case 'removed':
    case 'restored':
    case 'screen':
    case 'settings':
      return null
  }
}

const saying = (id: MessageId, name = ''): Saying => ({ id, name })
