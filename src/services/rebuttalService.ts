import { CallError, failure } from '../contract/failure.ts'
import { openRebuttals, saveRebuttal, submitRebuttal, type OwnRebuttal } from '../contract/rebuttal.ts'
import type { DraftPort } from '../machines/draft/draft.types.ts'
import type { OperatorActPort } from '../machines/operatorAct/operatorAct.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'

interface Batch {
  readonly conferenceId: number
  /** Of papers. */
  readonly ids: readonly number[]
}

type Kept = Pick<OwnRebuttal, 'id' | 'draft_version'>

const boxOf = (id: number) => `rebuttal-${id}`

/** What an author's answer to the reviews does to the outside world; satisfies the ports of `draft` and `operatorAct`. */
export const createRebuttalService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => ({
  /** Typed on this device after what the server has; null: nothing, or by an older text of the server. */
  typedOn({ id, draft_version }: Kept): string | null {
    const { version, text = null } = drafts.read(boxOf(id))
    return version === String(draft_version) ? text : null
  },

  /** Of one rebuttal; what was kept last is what the next one builds upon. */
  portOf: ({ id, draft_version }: Kept): DraftPort & OperatorActPort => {
    let version = draft_version
    let saving: Promise<void> = Promise.resolve()
    return {
      saveDraft: ({ text = '' }, signal) => {
        drafts.keep(boxOf(id), { version: String(version), text })
        const kept = api
          .call(saveRebuttal, { id, text, draft_version: version }, { signal })
          .then((answer) => {
            version = answer.draft_version
            drafts.drop(boxOf(id))
          })
        saving = kept.catch(() => undefined)
        return kept
      },
      sendAct: async ({ texts, key }, signal) => {
        // What is still being kept raises the version that is sent along.
        await saving
        const { text = '' } = texts
        const sent = await api.call(submitRebuttal, { id, text, draft_version: version, key }, { signal })
        drafts.drop(boxOf(id))
        return sent
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
