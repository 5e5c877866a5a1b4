import type { ChatSnapshot } from './chat.machine.ts'

/** How it is with the connection. */
export const selectLink = (snapshot: ChatSnapshot) => {
  const { link } = snapshot.value
  if (typeof link === 'string') return link
  return typeof link.open === 'string' ? link.open : link.open.joined
}
export const selectOlder = (snapshot: ChatSnapshot) => snapshot.value.older
export const selectMessages = (snapshot: ChatSnapshot) => snapshot.context.messages
export const selectOutgoing = (snapshot: ChatSnapshot) => snapshot.context.outgoing
export const selectIsAtEnd = (snapshot: ChatSnapshot) => snapshot.context.isAtEnd
export const selectHasOlder = (snapshot: ChatSnapshot) => snapshot.context.hasOlder
export const selectFirstUnread = (snapshot: ChatSnapshot) => snapshot.context.firstUnread
