import { loadMessages } from './loadMessages.ts'
import type { Locale, Messages, Namespace } from './locale.ts'

/** The language on the screen and every text that was loaded in it. A new object whenever one of them changes. */
export interface Texts {
  readonly locale: Locale
  readonly messages: Messages
}

export interface TextStore {
  read(): Texts
  subscribe(listener: () => void): () => void
  /** Resolves when the texts of these namespaces are there. @throws when they do not arrive */
  ensure(namespaces: readonly Namespace[]): Promise<void>
  /** Loads everything that is in use in another language and shows it at once. Nothing changes when it fails. */
  switchTo(locale: Locale): Promise<void>
}

/** `load` is replaced where all texts are at hand already, such as on the server. */
export const createTextStore = (
  initial: Texts,
  present: readonly Namespace[] = [],
  load: typeof loadMessages = loadMessages,
): TextStore => {
  let texts = initial
  const used = new Set<Namespace>(present)
  const listeners = new Set<() => void>()
  const show = (next: Texts) => {
    texts = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => texts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async ensure(namespaces) {
      const missing = namespaces.filter((name) => !used.has(name))
      if (missing.length === 0) return
      for (;;) {
        const { locale } = texts
        const messages = await load(locale, missing)
        // The language was switched in the meantime: these texts would be mixed into the other one.
        if (texts.locale !== locale) continue
        for (const name of missing) used.add(name)
        return show({ locale, messages: { ...texts.messages, ...messages } })
      }
    },
    async switchTo(locale) {
      for (;;) {
        const wanted = [...used]
        const messages = await load(locale, wanted)
        if (wanted.length !== used.size) continue
        return show({ locale, messages })
      }
    },
  }
}
