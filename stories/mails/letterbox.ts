import type { NotificationFacts } from '../../server/shared/sentences/notificationTexts.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import type { NotificationName } from '../../src/contract/notifications.ts'

/** A mail on its way to a member, in both languages. */
export interface Mail {
  readonly notification: NotificationName
  readonly facts: Readonly<Record<MessageLanguage, NotificationFacts>>
  readonly to: string
  /** Target of its button on the site. */
  readonly path: string
  /** `href`: the file as a data address. */
  readonly attachments: ReadonlyArray<{ readonly name: string; readonly href: string }>
}

export type Letterbox = ReturnType<typeof createLetterbox>

/** Holds the mail that a story shows, or none yet. */
export const createLetterbox = () => {
  let mail: Mail | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => mail,
    put(next: Mail | null) {
      mail = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
