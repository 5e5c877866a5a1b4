import type { MessageCard } from '../../contract/message.ts'
import type { MessageReadingSnapshot } from './messageReading.machine.ts'

export const selectMarks = (snapshot: MessageReadingSnapshot) => snapshot.context.marks
export const selectFailure = (snapshot: MessageReadingSnapshot) => snapshot.context.failure

/** The server says so, or it was marked on this page. */
export const isRead = (
  marks: ReturnType<typeof selectMarks>,
  { id, type, is_read }: Pick<MessageCard, 'id' | 'type' | 'is_read'>,
): boolean =>
  is_read ||
  marks.some((mark) =>
    mark.kind === 'one' ? mark.id === id : id <= mark.before && (mark.type ?? type) === type,
  )
