import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { messageOf } from '../../shared/sentences/messages.ts'

export interface ItsResult<Done extends string> {
  readonly id: number
  readonly outcome: Done | 'refused'
  /** Why not; null: it is done. */
  readonly reason: string | null
  /** The reason in the language of the visitor. */
  readonly says: string
}

/** Does the same with each in turn, as `work` does it on its own: one that is refused keeps no other back. */
export const eachByItself = async <Done extends string>(
  ids: readonly number[],
  { done, language }: { readonly done: Done; readonly language: MessageLanguage },
  work: (id: number) => Promise<unknown>,
): Promise<Array<ItsResult<Done>>> => {
  const results: Array<ItsResult<Done>> = []
  for (const id of ids) {
    try {
      await work(id)
      results.push({ id, outcome: done, reason: null, says: '' })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { reason } = error
      results.push({ id, outcome: 'refused', reason, says: messageOf(reason, language, null) })
    }
  }
  return results
}
