import { meIn, roomState } from '../../../mocks/live/roomState.ts'
import { CallError, failure } from '../../../src/contract/failure.ts'
import type { HubSignal, RoomView } from '../../../src/contract/room/ports.ts'
import type { RoomRole, RoomState } from '../../../src/contract/room/state.ts'
import type { CommandAck, CommandInput, CommandName } from '../../../src/contract/room/wire.ts'
import type { WelcomedHub } from '../../../src/services/live/roomHub.ts'

type Answers = { [K in CommandName]?: (payload: CommandInput<K>) => Promise<CommandAck<K>> | CommandAck<K> }

/** A hub that is online, for adapters of media and chat; what it does not know it acknowledges. */
export const createStubHub = (role: RoomRole, answers: Answers = {}) => {
  const listeners = new Set<(signal: HubSignal) => void>()
  const sent: Array<{ name: CommandName; payload: unknown }> = []
  let room: RoomState = roomState(role, 'zh', Date.now())
  const view = (): RoomView => ({
    me: meIn(role, 'zh'),
    room,
    members: { count: 1, list: [] },
    clockOffset: 0,
  })
  const tell = (signal: HubSignal) => {
    for (const listen of listeners) listen(signal)
  }
  const hub: WelcomedHub = {
    open: () => () => {},
    async command(name, payload) {
      sent.push({ name, payload })
      const answer = answers[name] as ((payload: unknown) => Promise<never> | never) | undefined
      return answer === undefined ? ({} as never) : answer(payload)
    },
    view,
    welcome: () => ({
      session: 'session-1',
      me: view().me,
      resumed: true,
      state: room,
      members: view().members,
      chat: [],
      lastChat: 0,
      serverNow: Date.now(),
      media: { kind: 'embedded', online: true },
      iceServers: [],
    }),
    watch(listen) {
      listeners.add(listen)
      listen({ type: 'hub.online', view: view() })
      return () => listeners.delete(listen)
    },
  }
  return {
    hub,
    sent,
    tell,
    change(next: Partial<RoomState>) {
      room = { ...room, ...next }
      tell({ type: 'room.changed', view: view(), event: null })
    },
  }
}

/** As the server refuses. */
export const refuse = (reason: string): never => {
  throw new CallError(
    failure('refused', null, { reason: reason as 'mediaDown', field: null, retry_after: null }),
  )
}
