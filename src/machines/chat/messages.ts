import type { ChatMessage } from '../../contract/room/chat.ts'

/** Messages that are kept while the reader is at the newest; older ones can be loaded again. */
export const keptMessages = 500
/** Kept while the reader is further up, where taking away would move what they read. */
export const keptWhileReading = 1000

/** In order and each once; what came later replaces (it may have been recalled). */
export const mergeMessages = (
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const all = new Map([...known, ...more].map((message) => [message.c, message]))
  return [...all.values()].toSorted((a, b) => a.c - b.c)
}

/** The recalled text is gone also from this device. */
export const recallMessage = (known: readonly ChatMessage[], c: number): readonly ChatMessage[] =>
  known.map((message) => (message.c === c ? { ...message, recalled: true, text: '' } : message))
