import { getPaper } from '../contract/paper.ts'
import { openRebuttals, saveRebuttal, submitRebuttal, type OwnRebuttal } from '../contract/rebuttal.ts'
import type { DraftPort } from '../machines/draft/draft.types.ts'
import type { OperatorActPort } from '../machines/operatorAct/operatorAct.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { eachDone } from './eachDone.ts'
import { createOwnWrites } from './ownWrites.ts'

interface Batch {
  readonly conferenceId: number
  /** Ids of papers. */
  readonly ids: readonly number[]
}

type Kept = Pick<OwnRebuttal, 'id' | 'draft' | 'draft_version'>

const boxOf = (id: number) => `rebuttal-${id}`
const writesOf = (drafts: DraftStore) => createOwnWrites<string>(drafts)

/** Service for an author's answer to the reviews; satisfies the ports of `draft` and `operatorAct`. */
export const createRebuttalService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => ({
  /** Typed on this device after the server's version; null: nothing, or another user has written since. */
  typedOn({ id, draft, draft_version }: Kept): string | null {
    const { version, text = null } = drafts.read(boxOf(id))
    const isNewer = version === String(draft_version) || writesOf(drafts).isOwn(boxOf(id), draft)
    return isNewer ? text : null
  },

  /** Port of one rebuttal; each save builds on the previous one. */
  portOf: ({ id, draft_version }: Kept, paperId: number): DraftPort & OperatorActPort => {
    let version = draft_version
    const writes = writesOf(drafts)
    const write = <Answer>(
      text: string,
      signal: AbortSignal,
      send: (draft_version: number) => Promise<Answer>,
    ): Promise<Answer> =>
      writes.write({
        box: boxOf(id),
        version,
        // As the server, which trims it, reads it back.
        text: text.trim(),
        send,
        read: async () => {
          const { rebuttal } = await api.call(getPaper, { id: paperId }, { signal })
          return { version: rebuttal?.draft_version ?? 0, text: rebuttal?.draft ?? '' }
        },
      })
    let saving: Promise<void> = Promise.resolve()
    return {
      saveDraft: ({ text = '' }, signal) => {
        drafts.keep(boxOf(id), { version: String(version), text })
        const kept = write(text, signal, (seen) =>
          api.call(saveRebuttal, { id, text, draft_version: seen }, { signal }),
        ).then((answer) => {
          version = answer.draft_version
          drafts.drop(boxOf(id))
        })
        saving = kept.catch(() => undefined)
        return kept
      },
      sendAct: async ({ texts, key }, signal) => {
        // A save in progress raises the version to send.
        await saving
        const { text = '' } = texts
        const sent = await write(text, signal, (seen) =>
          api.call(submitRebuttal, { id, text, draft_version: seen, key }, { signal }),
        )
        drafts.drop(boxOf(id))
        return sent
      },
    }
  },

  /** Requests them; where one is refused, the first refusal is thrown, and the others are open all the same. */
  openingOf: ({ conferenceId, ids }: Batch): OperatorActPort => ({
    sendAct: async ({ key }, signal) => {
      const wish = { conference_id: conferenceId, ids: ids.join(','), key }
      const { results } = await api.call(openRebuttals, wish, { signal })
      return eachDone(results)
    },
  }),
})
