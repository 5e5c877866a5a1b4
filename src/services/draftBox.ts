import * as z from 'zod/mini'

import type { Box } from './storage.ts'

interface Needs {
  /** Of this tab: outlives a session that ended, which empties `local`. */
  tab: Box
  /** Of this browser: outlives the tab. */
  local: Box
  /** Of whoever is signed in. */
  uid(): string
}

/** What stands in the fields of a form, by name. */
type Texts = Readonly<Record<string, string>>

export type DraftBox = ReturnType<typeof createDraftBox>

const stored = z.record(z.string(), z.string())

/** What was typed into a form and not sent, by account; for forms whose drafts the server does not keep (SES-08). */
export const createDraftBox = ({ tab, local, uid }: Needs) => {
  const boxes = [tab, local]
  const nameOf = (form: string) => `${form}:${uid()}`
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
      for (const box of boxes) box.write(nameOf(form), JSON.stringify(texts))
    },
    drop(form: string) {
      for (const box of boxes) box.remove(nameOf(form))
    },
  }
}
