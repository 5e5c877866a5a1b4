import { takeHit } from '../accounts/limits.ts'
import { readCitation } from '../lifecycles/papers/citation/readCitation.ts'
import { Refused } from '../shared/refused.ts'
import type { Deps, HandlerTable } from './table.ts'

/** Reads text that an author pastes instead of typing it (PAP-02). */
export const paperImportHandlers = ({ db, now }: Deps) =>
  ({
    readCitation: async ({ text }, { member: { userId } }) => {
      const wait = await takeHit(db, { key: `citation:${userId}`, hits: 60, seconds: 60 }, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const cited = await readCitation(text)
      if (cited === null) throw new Refused('citationUnreadable', { field: 'text' })
      return cited
    },
  }) satisfies Partial<HandlerTable>
