import { useSelector } from '@xstate/react'

import { KeepingNote } from '../../components/papers/Submission/KeepingNote.tsx'
import { RebuttalForm } from '../../components/papers/Submission/RebuttalForm.tsx'
import type { OwnRebuttal } from '../../contract/rebuttal.ts'
import { selectKeeping } from '../../machines/draft/draft.selectors.ts'
import { useRebuttal } from './useRebuttal.ts'

interface Props {
  rebuttal: OwnRebuttal
  paperId: number
  /** It was sent, or has changed: reload the paper. */
  onChanged: () => void
}

/** The answer to the reviews, kept while it is typed and sent once. */
export const Rebuttal = ({ rebuttal, paperId, onChanged }: Props) => {
  const { draft, act, typed } = useRebuttal(rebuttal, paperId, onChanged)
  const kept = useSelector(draft, selectKeeping)
  const isElsewhere = useSelector(draft, ({ context }) => context.failure?.reason === 'versionConflict')
  return (
    <RebuttalForm
      rebuttal={{ ...rebuttal, draft: typed ?? rebuttal.draft }}
      busy={act.busy}
      failure={act.failure}
      isRefused={act.isRefused}
      keeping={
        <KeepingNote
          keeping={isElsewhere && kept === 'unsaved' ? 'outdated' : kept}
          isRestored={typed !== null}
          failure={useSelector(draft, ({ context }) => context.failure)}
          onReload={onChanged}
        />
      }
      onType={(text) => draft.send({ type: 'draft.change', texts: { text } })}
      onSend={(text) => act.onSubmit({ text })}
      onLeave={act.onClose}
    />
  )
}
