import { faultOf } from '../../contract/room/faultOf.ts'
import { LiveError } from '../../contract/room/ports.ts'
import type { LiveMedia, RoomHub } from '../../contract/room/ports.ts'
import {
  translateHand,
  translateMutes,
  translatePower,
  translateRequest,
  translateStage,
  translateTransfer,
} from '../../contract/room/signals.ts'
import type {
  HandFacts,
  MutesSignal,
  RequestSignal,
  StageSignal,
  TransferSignal,
  Translate,
} from '../../contract/room/signals.ts'
import { mediaRoleIn } from '../../contract/room/view.ts'
import type { MicSignal } from '../../machines/guestMic/guestMic.types.ts'
import { factsNow, watchRoom } from './watchRoom.ts'

type MemberAction =
  | { kind: 'mute'; minutes: number | null }
  | { kind: 'unmute' | 'invite' | 'closeMicrophone' | 'takeDown' | 'remove' | 'sweep' | 'restore' }

interface Session {
  readonly hub: RoomHub
  readonly media: LiveMedia
}

/** Operations of one room's machines; commands reject `CallError`, operations on devices `LiveError`. */
export const createRoomPorts = ({ hub, media }: Session, microphone: () => string | null) => {
  const epoch = () => viewOf(hub).room.epoch
  return {
    stageFacts: () => factsNow(viewOf(hub), translateStage),
    handFacts: () => factsNow(viewOf(hub), translateHand),
    transferFacts: () => factsNow(viewOf(hub), translateTransfer),
    requestFacts: (req: string) => factsNow(viewOf(hub), translateRequest(req)),

    watchStage: (tell: (signal: StageSignal) => void) => watchFromNow(hub, translateStage, tell),
    moveStage: async (move: 'start' | 'pause' | 'resume' | 'end') => {
      await hub.command(`stage.${move}`, { epoch: epoch() })
    },

    watchMutes: (tell: (signal: MutesSignal) => void) => watchRoom(hub, translateMutes, null, tell),
    muteAll: async (on: boolean) => {
      await hub.command('mute.group', { on, epoch: epoch() })
    },

    setWaitTime: async (seconds: number) => {
      await hub.command('room.set', { linkMicWaitTime: seconds, epoch: epoch() })
    },

    setGuests: async (open: boolean) => {
      await hub.command('room.set', { guestsShut: !open, epoch: epoch() })
    },

    watchPower: (tell: (signal: { type: 'power.lost' }) => void) =>
      watchRoom(hub, translatePower, true, tell),
    commandMember: async (userId: string, action: MemberAction) => {
      switch (action.kind) {
        case 'mute':
          await hub.command('mute.member', {
            userId,
            on: true,
            ...(action.minutes === null ? {} : { minutes: action.minutes }),
            epoch: epoch(),
          })
          return
        case 'unmute':
          await hub.command('mute.member', { userId, on: false, epoch: epoch() })
          return
        case 'invite':
          await hub.command('hand.invite', { userId, epoch: epoch() })
          return
        case 'closeMicrophone':
          if (viewOf(hub).room.funder?.userId === userId) await hub.command('funder.mic', { on: false })
          else await hub.command('mic.mute', { userId, muted: true })
          return
        case 'takeDown':
          await hub.command('mic.hangUp', { userId })
          return
        case 'sweep':
          await hub.command('chat.sweep', { userId })
          return
        case 'restore':
          await hub.command('member.restore', { userId, epoch: epoch() })
          return
        case 'remove':
          await hub.command('member.remove', { userId, epoch: epoch() })
      }
    },

    ...handPorts(hub, media, microphone),
    ...transferPorts(hub, media),
    requests: (req: string) => requestPorts(hub, req),
  }
}

export type RoomPorts = ReturnType<typeof createRoomPorts>

/** Own hand and place on stage. */
const handPorts = (hub: RoomHub, media: LiveMedia, microphone: () => string | null) => {
  /** The device is gone: another has to be opened. */
  let isMicrophoneLost = false
  const chosen = () => {
    const deviceId = microphone()
    return deviceId === null ? {} : { deviceId }
  }
  /** One that was pulled out since it was chosen is no reason to be silent. */
  const open = (options: { publish?: boolean } = {}) =>
    media.startMicrophone({ ...chosen(), ...options }).catch((error: unknown) => {
      if (microphone() === null || faultOf(error) !== 'missing') throw error
      return media.startMicrophone(options)
    })
  const startMicrophone = async () => {
    await published(media, () => open())
    isMicrophoneLost = false
  }
  return {
    watchHand(tell: (signal: MicSignal) => void) {
      const unwatch = [
        watchFromNow(hub, translateHand, tell),
        media.on('interrupted', ({ slot }) => {
          if (slot === 'A1') tell({ type: 'mic.interrupted' })
        }),
        media.on('published', ({ slot, ok }) => {
          if (slot === 'A1') tell({ type: ok ? 'mic.published' : 'mic.interrupted' })
        }),
        media.on('trackEnded', ({ what, fault }) => {
          const { me, room } = viewOf(hub)
          if (what !== 'microphone' || fault === 'cancelled' || room.linkMic?.user.userId !== me.userId)
            return
          isMicrophoneLost = true
          tell({ type: 'mic.lost', fault })
          // The others must not wait for a voice that never arrives; offline, the lost connection has the same effect.
          hub.command('rtc.published', { slot: 'A1', ok: false }).catch(() => undefined)
        }),
      ]
      return () => {
        for (const end of unwatch) end()
      }
    },
    /** Opened here, so that no question of the browser comes between acceptance and speaking; nothing is sent yet. */
    async checkMicrophone(signal: AbortSignal) {
      await open({ publish: false })
      await media.stopMicrophone()
      signal.throwIfAborted()
    },
    async raiseHand() {
      await hub.command('hand.raise', {})
    },
    async goOnStage(req: string | null) {
      if (req !== null) await hub.command('hand.reply', { req, accept: true })
      await media.setRole('guest')
      await startMicrophone()
    },
    async openMicrophone(anew: boolean) {
      const { me, room } = viewOf(hub)
      if (room.linkMic?.muted === true) await hub.command('mic.mute', { userId: me.userId, muted: false })
      if (isMicrophoneLost) await startMicrophone()
      else if (anew) await open()
      else await media.setMicrophoneMuted(false)
    },
    closeMicrophone: () => media.setMicrophoneMuted(true),
    async leaveStage({ hand, hasSeat }: HandFacts) {
      const { me, room } = viewOf(hub)
      const decline = async () => {
        if (hand?.kind === 'raised') await hub.command('hand.cancel', { req: hand.req })
        if (hand?.kind === 'invited') await hub.command('hand.reply', { req: hand.req, accept: false })
        if (hasSeat) await hub.command('mic.hangUp', { userId: me.userId })
      }
      // A member who has become host in the meantime goes on sending.
      const role = mediaRoleIn(room, me.userId)
      const quiet = async () => {
        if (role === 'anchor') return
        await media.stopMicrophone()
        await media.setRole(role)
      }
      const [first] = await Promise.allSettled([decline(), quiet()])
      if (first.status === 'rejected') throw first.reason
    },
  }
}

const transferPorts = (hub: RoomHub, media: LiveMedia) => ({
  watchTransfer: (tell: (signal: TransferSignal) => void) => watchFromNow(hub, translateTransfer, tell),
  async appointHost(userId: string) {
    await hub.command('anchor.appoint', { userId, epoch: viewOf(hub).room.epoch })
  },
  async withdrawOffer() {
    await hub.command('anchor.cancel', { epoch: viewOf(hub).room.epoch })
  },
  async answerOffer(accept: boolean) {
    await hub.command('anchor.answer', { accept })
  },
  async takeOver() {
    await media.setRole('anchor')
  },
  async stepDown() {
    const { me, room } = viewOf(hub)
    await media.stopScreen()
    await media.stopCamera()
    await media.stopMicrophone()
    await media.setRole(mediaRoleIn(room, me.userId))
  },
})

/** One request, as the host sees it. */
const requestPorts = (hub: RoomHub, req: string) => ({
  watchRequest: (tell: (signal: RequestSignal) => void) => watchFromNow(hub, translateRequest(req), tell),
  async answerHand({ accept, replaces }: { accept: boolean; replaces: boolean }) {
    const { room } = viewOf(hub)
    if (replaces && room.linkMic !== null) {
      await hub.command('mic.hangUp', { userId: room.linkMic.user.userId })
    }
    await hub.command('hand.answer', { req, accept, epoch: room.epoch })
  },
})

/** Sends changes only: the machine began with the present facts. */
const watchFromNow = <Facts, Signal>(
  hub: RoomHub,
  translate: Translate<Facts, Signal>,
  tell: (signal: Signal) => void,
) => watchRoom(hub, translate, factsNow(viewOf(hub), translate), tell)

/** An open microphone does not prove that it can be heard. */
const published = (media: LiveMedia, start: () => Promise<void>) =>
  new Promise<void>((settle, fail) => {
    const end = () => {
      clearTimeout(timer)
      forget()
    }
    const timer = setTimeout(() => {
      end()
      fail(new LiveError('timeout', 'mic'))
    }, 15_000)
    const forget = media.on('published', ({ slot, ok, error }) => {
      if (slot !== 'A1') return
      end()
      if (ok) settle()
      else fail(error ?? new LiveError('failed', 'mic'))
    })
    start().catch((error: Error) => {
      end()
      fail(error)
    })
  })

/** @throws before the first welcome; the calling machines are not running then */
const viewOf = (hub: RoomHub) => {
  const view = hub.view()
  if (view === null) throw new Error('The room is not known yet')
  return view
}
