import type { ChatBar, ChatLink } from '../../components/live/LiveChat/LiveChat.types.ts'
import type { RoomView } from '../../contract/room/ports.ts'

/** Reason that writing is not possible now (MUTE-01); the server refuses it anyway. Host and funder are never muted. */
export const chatBar = (link: ChatLink, { me, room }: Pick<RoomView, 'me' | 'room'>): ChatBar | null => {
  if (link === 'removed' || link === 'replaced' || link === 'failed') return link
  if (link === 'retrying') return 'failed'
  if (room.liveStage === 'ended') return 'ended'
  if (me.role === 'guest') return 'guestsReadOnly'
  if (me.role === 'member' && me.userId in room.memberMuted) return 'mutedMember'
  if (me.role === 'member' && room.groupMuted) return 'mutedGroup'
  if (link === 'ready') return null
  return link === 'connecting' ? 'connecting' : 'lost'
}
