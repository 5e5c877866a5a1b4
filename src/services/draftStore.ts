import * as z from 'zod/mini'

import type { KeyValueStore } from './storage.ts'

interface Deps {
  /** Storage of this tab: outlives a session that ended, which empties `local`. */
  tab: KeyValueStore
  /** Storage of this browser: outlives the tab. */
  local: KeyValueStore
  /** Id of the signed-in member. */
  uid(): string
}

/** Values of a form's fields, by name. */
type Texts = Readonly<Record<string, string>>

export type DraftStore = ReturnType<typeof createDraftStore>

const stored = z.record(z.string(), z.string())

/**
 * Input of a form that is not on the server, by account (SES-08). An ended session removes the account's id, but input
 * typed until its dialog appears still belongs to the previous account: never to the next one that signs in.
 */
export const createDraftStore = ({ tab, local, uid }: Deps) => {
  const boxes = [tab, local]
  let owner = uid()
  const nameOf = (form: string) => {
    owner = uid() || owner
    return `${form}:${owner}`
  }
  return {
    /** Empty where there is none, or no readable one. */
    read(form: string): Texts {
      try {
        return stored.parse(JSON.parse(tab.read(nameOf(form)) ?? local.read(nameOf(form)) ?? '{}'))
      } catch {
        return {}
      }
    },
    keep(form: string, texts: Texts) {
      const name = nameOf(form)
      // The session's end cleared the storage that outlives the tab, for the next person at this browser.
      for (const box of uid() === '' ? [tab] : boxes) box.write(name, JSON.stringify(texts))
    },
    drop(form: string) {
      const name = nameOf(form)
      for (const box of boxes) box.remove(name)
    },
  }
}
