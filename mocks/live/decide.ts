import type { RoomFact } from '../../src/contract/room/events.ts'
import type { RoomMe, RoomState } from '../../src/contract/room/state.ts'
import type { CommandInput, CommandName } from '../../src/contract/room/wire.ts'

/** A command as it came, its payload by its name. */
export type Sent = { [K in CommandName]: { readonly t: K; readonly d: CommandInput<K> } }[CommandName]

/** What a room that agrees to everything makes of a command; who may do what is proven with the real one. */
export const decide = (room: RoomState, me: RoomMe, sent: Sent, now: number): RoomFact[] => {
  const user = { userId: me.userId, userName: me.userName, userAvatar: me.userAvatar }
  const somebody = (userId: string) =>
    [
      room.anchor,
      user,
      ...room.hands.map((hand) => hand.user),
      ...room.missedHands.map((hand) => hand.user),
    ].find((one) => one.userId === userId) ?? { userId, userName: userId, userAvatar: '' }
  const waits = now + room.linkMicWaitTime * 1000
  switch (sent.t) {
    case 'stage.start':
    case 'stage.resume':
      return [stage(me, 'ongoing')]
    case 'stage.pause':
      return [stage(me, 'paused')]
    case 'stage.end':
      return [stage(me, 'ended')]
    case 'anchor.appoint':
      return [
        {
          t: 'appointed',
          d: { appointment: { to: somebody(sent.d.userId), at: now, expiresAt: now + 30_000 } },
        },
      ]
    case 'anchor.cancel':
      return room.appointment === null
        ? []
        : [{ t: 'appointmentOver', d: { to: room.appointment.to, outcome: 'cancelled' } }]
    case 'anchor.answer': {
      if (!sent.d.accept) return [{ t: 'appointmentOver', d: { to: user, outcome: 'declined' } }]
      return [
        { t: 'appointmentOver', d: { to: user, outcome: 'accepted' } },
        { t: 'anchor', d: { anchor: user, epoch: room.epoch + 1, from: room.anchor } },
      ]
    }
    case 'member.remove':
      return [{ t: 'removed', d: { user: somebody(sent.d.userId) } }]
    case 'mute.group':
      return [{ t: 'groupMute', d: { on: sent.d.on } }]
    case 'mute.member': {
      const { userId, on, minutes } = sent.d
      const until = on && minutes !== undefined ? now + minutes * 60_000 : null
      return [{ t: 'memberMute', d: { user: somebody(userId), on, until } }]
    }
    case 'room.set': {
      const { epoch: _, ...settings } = sent.d
      return [{ t: 'settings', d: settings }]
    }
    case 'hand.raise':
      return [
        {
          t: 'hand',
          d: {
            hand: {
              req: `req-${room.seq + 1}`,
              user,
              status: 'pending',
              kind: 'raised',
              at: now,
              expiresAt: waits,
            },
          },
        },
      ]
    case 'hand.cancel':
      return handOver(room, sent.d.req, 'cancelled')
    case 'hand.answer':
    case 'hand.reply': {
      const { req, accept } = sent.d
      const found = room.hands.find((hand) => hand.req === req)
      if (found === undefined || !accept) return handOver(room, req, 'rejected')
      const linkMic = { req, user: found.user, phase: 'connecting' as const, muted: false, at: now }
      return [...handOver(room, req, 'accepted'), { t: 'linkMic', d: { linkMic } }]
    }
    case 'hand.invite': {
      const hand = {
        req: `req-${room.seq + 1}`,
        user: somebody(sent.d.userId),
        status: 'pending' as const,
        kind: 'invited' as const,
        at: now,
        expiresAt: waits,
      }
      return [{ t: 'hand', d: { hand } }]
    }
    case 'mic.hangUp': {
      if (room.linkMic === null) return []
      const outcome = sent.d.userId === me.userId ? 'hungUp' : 'takenDown'
      return [{ t: 'linkMicOver', d: { user: room.linkMic.user, outcome } }]
    }
    case 'mic.mute':
      return room.linkMic === null
        ? []
        : [{ t: 'linkMic', d: { linkMic: { ...room.linkMic, muted: sent.d.muted } } }]
    case 'funder.mic':
      return [{ t: 'funderMic', d: { on: sent.d.on } }]
    case 'screen.set':
      return [{ t: 'screen', d: { on: sent.d.on } }]
    case 'rtc.published': {
      const { linkMic } = room
      const isMine = linkMic?.user.userId === me.userId && linkMic.phase === 'connecting'
      if (!isMine || sent.d.slot !== 'A1') return []
      return sent.d.ok
        ? [{ t: 'linkMic', d: { linkMic: { ...linkMic, phase: 'live' } } }]
        : [{ t: 'linkMicOver', d: { user: linkMic.user, outcome: 'failed' } }]
    }
    case 'chat.send':
    case 'chat.recall':
    case 'chat.history':
    case 'members.page':
    case 'rtc.offer':
    case 'rtc.candidate':
    case 'rtc.leave':
    case 'sync':
    case 'leave':
      return []
  }
}

const stage = (me: RoomMe, liveStage: RoomState['liveStage']): RoomFact => ({
  t: 'stage',
  d: { liveStage, by: me.role === 'funder' ? 'funder' : 'anchor' },
})

const handOver = (
  room: RoomState,
  req: string,
  outcome: 'cancelled' | 'rejected' | 'accepted',
): RoomFact[] => {
  const found = room.hands.find((hand) => hand.req === req)
  return found === undefined ? [] : [{ t: 'handOver', d: { req, user: found.user, outcome } }]
}
