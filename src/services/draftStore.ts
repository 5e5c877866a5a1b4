import * as z from 'zod/mini'

import type { KeyValueStore } from './storage.ts'

interface Deps {
  /** Of this tab: outlives a session that ended, which empties `local`. */
  tab: KeyValueStore
  /** Of this browser: outlives the tab. */
  local: KeyValueStore
  /** Of the member who is signed in. */
  uid(): string
}

/** What stands in the fields of a form, by name. */
type Texts = Readonly<Record<string, string>>

export type DraftStore = ReturnType<typeof createDraftStore>

const stored = z.record(z.string(), z.string())

/**
 * What was typed into a form and is not with the server, by account (SES-08). A session that has ended takes the account's
 * id along, but what is typed until its box stands there still belongs to who was here: to nobody else who signs in.
 */
export const createDraftStore = ({ tab, local, uid }: Deps) => {
  const boxes = [tab, local]
  let owner = uid()
  const nameOf = (form: string) => {
    owner = uid() || owner
    return `${form}:${owner}`
  }
  return {
    /** Empty where there is none, or none that can be read. */
    read(form: string): Texts {
      try {
        return stored.parse(JSON.parse(tab.read(nameOf(form)) ?? local.read(nameOf(form)) ?? '{}'))
      } catch {
        return {}
      }
    },
    keep(form: string, texts: Texts) {
      const name = nameOf(form)
      // What outlives the tab was cleared with the session, for the next person at this browser.
      for (const box of uid() === '' ? [tab] : boxes) box.write(name, JSON.stringify(texts))
    },
    drop(form: string) {
      const name = nameOf(form)
      for (const box of boxes) box.remove(name)
    },
  }
}
