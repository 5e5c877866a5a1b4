import type { DraftSnapshot } from './draft.machine.ts'

/** What to say about the draft: nothing, that it is on its way, kept, or not kept. */
export const selectKeeping = (snapshot: DraftSnapshot) => {
  if (snapshot.matches('untouched')) return 'none'
  if (snapshot.matches('kept')) return 'kept'
  return snapshot.hasTag('failure') ? 'unsaved' : 'saving'
}
