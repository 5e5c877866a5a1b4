import type { ChatMessage } from '../../src/contract/room/chat.ts'
import type { ChatSignal, RoomChat } from '../../src/contract/room/ports.ts'
import { createTeller } from './createTeller.ts'

type History = Awaited<ReturnType<RoomChat['history']>>

export interface FakeChat extends RoomChat {
  /** Waits for the page to open the chat, if it has not yet. */
  tell(signal: ChatSignal): void
  /** Every message passed to the chat so far, repeated ones included. */
  readonly sent: ReadonlyArray<{ readonly text: string; readonly clientId: string }>
  /** The oldest message that waits is kept under this number. */
  accept(message: ChatMessage): void
  /** The oldest message that waits is refused. */
  refuse(error: unknown): void
  refuseRecall(error: unknown): void
  answerHistory(history: History): void
  refuseHistory(error: unknown): void
}

/** A chat in which everything waits until the story decides the outcome. */
export const createFakeChat = (): FakeChat => {
  const { tell, listen } = createTeller<ChatSignal>()
  const sent: Array<{ text: string; clientId: string }> = []
  const sends = createQueue<ChatMessage>()
  const recalls = createQueue<void>()
  const histories = createQueue<History>()
  return {
    kind: 'embedded',
    tell,
    sent,
    accept: sends.resolve,
    refuse: sends.reject,
    refuseRecall: recalls.reject,
    answerHistory: histories.resolve,
    refuseHistory: histories.reject,
    open: listen,
    send(text, clientId) {
      sent.push({ text, clientId })
      return sends.wait()
    },
    recall: () => recalls.wait(),
    history: () => histories.wait(),
  }
}

const createQueue = <Output>() => {
  const waiting: Array<{ resolve: (output: Output) => void; reject: (error: unknown) => void }> = []
  const next = () => {
    const first = waiting.shift()
    if (first === undefined) throw new Error('Nobody is waiting for this')
    return first
  }
  return {
    wait: () => new Promise<Output>((resolve, reject) => waiting.push({ resolve, reject })),
    resolve: (output: Output) => next().resolve(output),
    reject: (error: unknown) => next().reject(error),
  }
}
