import { stat } from 'node:fs/promises'

import type { DocumentName, Examined } from '../../../src/contract/documentName.ts'
import { Refused } from '../../shared/refused.ts'
import type { Draft } from '../store.ts'
import { lookForNames } from './lookForNames.ts'
import { mostNames } from './namesFound.ts'

export interface ExaminedFile {
  /** `names` null: the document could not be examined. Null: there was no time to, now. */
  readonly examined: Examined | null
  /** Without those that could be removed; null: it would be the same. */
  readonly copy: Draft | null
}

/**
 * Looks for the names that a paper's file carries beside its text, and writes a copy without them. The caller drops the
 * copy. Throws `Refused` for a document that needs a password.
 */
export const examineFile = async (
  { path, ending, account, authors }: PaperDocument,
  newDraft: () => Promise<Draft>,
): Promise<ExaminedFile> => {
  // No library reads the older format.
  if (ending === 'doc') return { examined: { names: null }, copy: null }
  const draft = await newDraft()
  let isWanted = false
  try {
    const found = await lookForNames(account, { path, copy: draft.path, ending, authors })
    if (found.kind === 'locked') throw new Refused('fileLocked', { field: 'content' })
    if (found.kind === 'late') return { examined: null, copy: null }
    if (found.kind === 'unknown') return { examined: { names: null }, copy: null }
    const examined = {
      names: found.names.slice(0, mostNames).map(shortened),
      texts: found.texts.map((text) => plain(text)),
    }
    if (found.copied === null) return { examined, copy: null }
    // Size of the copy, in case the child was ended after it had reported more.
    const copied = (await stat(draft.path)).size
    isWanted = true
    return { examined, copy: { ...draft, size: () => copied } }
  } finally {
    if (!isWanted) await draft.drop()
  }
}

interface PaperDocument {
  readonly path: string
  readonly ending: 'pdf' | 'doc' | 'docx'
  /** Account whose time limit it uses. */
  readonly account: number
  /** Names that are looked for in it. */
  readonly authors: readonly string[]
}

const shortened = (found: DocumentName): DocumentName => ({
  ...found,
  name: Array.from(plain(found.name)).slice(0, 200).join('').trim(),
})

/** The database takes no text with a NUL in it, or half a character, and a page shows no other control characters. */
const plain = (text: string): string => text.replaceAll(/\p{C}/gu, ' ')
