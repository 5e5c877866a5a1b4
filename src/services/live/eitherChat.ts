import type { ChatSignal, EngineKind, RoomChat } from '../../contract/room/ports.ts'
import type { WelcomedHub } from './roomHub.ts'

/** Which engine carries the room; known with the first welcome. */
export const welcomed = async (hub: WelcomedHub): Promise<EngineKind> => {
  if (hub.welcome() === null) {
    await new Promise<void>((done) => {
      const unwatch = hub.watch(({ type }) => {
        if (type !== 'hub.online') return
        queueMicrotask(() => unwatch())
        done()
      })
    })
  }
  return hub.welcome()?.media.kind ?? 'embedded'
}

/** The chat of whichever engine it is; the other is never fetched. */
export const createEitherChat = (
  hub: WelcomedHub,
  own: RoomChat,
  loadOther: () => Promise<RoomChat>,
): RoomChat => {
  const present = async (): Promise<RoomChat> => ((await welcomed(hub)) === 'embedded' ? own : loadOther())
  return {
    get kind() {
      return hub.welcome()?.media.kind ?? 'embedded'
    },
    open(tell: (signal: ChatSignal) => void) {
      let close: (() => void) | null = null
      let isOver = false
      // Signals of our own hub about the entrance arrive before there is a welcome.
      const early = hub.welcome() === null ? own.open(tell) : null
      present().then(
        (chat) => {
          if (isOver) return
          if (early !== null && chat === own) close = early
          else {
            early?.()
            close = chat.open(tell)
          }
        },
        (error: unknown) => {
          if (!isOver) tell({ type: 'chat.failed', error })
        },
      )
      return () => {
        isOver = true
        early?.()
        close?.()
      }
    },
    send: async (text, clientId) => (await present()).send(text, clientId),
    recall: async (c) => (await present()).recall(c),
    history: async (before) => (await present()).history(before),
  }
}
