import { CallError, failure } from '../contract/failure.ts'
import { openRebuttals, saveRebuttal, submitRebuttal, type OwnRebuttal } from '../contract/rebuttal.ts'
import type { DraftPort } from '../machines/draft/draft.types.ts'
import type { OperatorActPort } from '../machines/operatorAct/operatorAct.types.ts'
import type { Api } from './api.ts'

interface Batch {
  readonly conferenceId: number
  /** Of papers. */
  readonly ids: readonly number[]
}

/** What an author's answer to the reviews does to the outside world; satisfies the ports of `draft` and `operatorAct`. */
export const createRebuttalService = ({ api }: { api: Api }) => ({
  /** Of one rebuttal; what was kept last is what the next one builds upon. */
  portOf: ({ id, draft_version }: Pick<OwnRebuttal, 'id' | 'draft_version'>): DraftPort & OperatorActPort => {
    let version = draft_version
    let saving: Promise<void> = Promise.resolve()
    return {
      saveDraft: ({ text = '' }, signal) => {
        const kept = api
          .call(saveRebuttal, { id, text, draft_version: version }, { signal })
          .then((answer) => {
            version = answer.draft_version
          })
        saving = kept.catch(() => undefined)
        return kept
      },
      sendAct: async ({ texts, key }, signal) => {
        // What is still being kept raises the version that is sent along.
        await saving
        const { text = '' } = texts
        return api.call(submitRebuttal, { id, text, draft_version: version, key }, { signal })
      },
    }
  },

  /** Asks for them; where one is refused, the first refusal is told, and the others are open all the same. */
  openingOf: ({ conferenceId, ids }: Batch): OperatorActPort => ({
    sendAct: async ({ key }, signal) => {
      const wish = { conference_id: conferenceId, ids: ids.join(','), key }
      const { results } = await api.call(openRebuttals, wish, { signal })
      const refused = results.find(({ outcome }) => outcome === 'refused')
      if (refused === undefined) return results
      const { id, reason, says } = refused
      throw new CallError({ ...failure('refused'), reason, msg: `#${id}: ${says}` })
    },
  }),
})
