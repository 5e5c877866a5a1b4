import type { DocumentName } from '../../../src/contract/documentName.ts'
import { Refused } from '../../shared/refused.ts'
import type { Draft } from '../store.ts'
import { lookForNames } from './namesPool.ts'

export interface ExaminedFile {
  /** `names` null: nobody could look into the document. Null: there was no time to, now. */
  readonly examined: { readonly names: readonly DocumentName[] | null } | null
  /** Without those that could be removed; null: it would be the same. */
  readonly copy: Draft | null
}

/**
 * Looks for the names that a paper's file carries beside its text, and writes a copy without them. Who calls it drops the
 * copy. Throws `Refused` for a document that nobody opens without a password.
 */
export const examineFile = async (
  path: string,
  ending: 'pdf' | 'doc' | 'docx',
  newDraft: () => Promise<Draft>,
): Promise<ExaminedFile> => {
  // No library reads the older format.
  if (ending === 'doc') return { examined: { names: null }, copy: null }
  const draft = await newDraft()
  let isWanted = false
  try {
    const found = await lookForNames({ path, copy: draft.path, ending })
    if (found.kind === 'locked') throw new Refused('fileLocked', { field: 'content' })
    if (found.kind === 'late') return { examined: null, copy: null }
    if (found.kind === 'unknown') return { examined: { names: null }, copy: null }
    const { copied } = found
    const examined = { names: found.names.slice(0, mostNames).map(shortened) }
    if (copied === null) return { examined, copy: null }
    isWanted = true
    return { examined, copy: { ...draft, size: () => copied } }
  } finally {
    if (!isWanted) await draft.drop()
  }
}

const shortened = (found: DocumentName): DocumentName => ({
  ...found,
  // The database takes no text with a NUL in it, and a page shows no other control characters.
  name: Array.from(found.name.replaceAll(/\p{C}/gu, ' ')).slice(0, 200).join('').trim(),
})

/** Of one document; of more than that the first are told. */
const mostNames = 50
