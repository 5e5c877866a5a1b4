import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConflictOf } from '../../components/papers/Submission/ConflictRows.tsx'
import { SuggestedConflicts } from '../../components/papers/Submission/SuggestedConflicts.tsx'
import { Button } from '../../components/kit/Button.tsx'
import { useRemoteList } from '../shared/useRemoteList.ts'
import type { Port } from './useSubmission.ts'

interface Props {
  port: Port
  paperId: number
  taken: readonly string[]
  onAdd: (conflict: ConflictOf) => void
}

/** Requested by the author: by then the affiliations are typed and saved. */
export const ConflictSuggestions = (props: Props) => {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Button variant="plain" small onClick={() => setAsked((times) => times + 1)}>
        <FormattedMessage id="submission.suggest" />
      </Button>
      {asked > 0 && <Found key={asked} {...props} />}
    </>
  )
}

const Found = ({ port, paperId, taken, onAdd }: Props) => {
  const { view, items, failure, onRetry } = useRemoteList({
    fetchPage: (_page, signal) => port.suggestConflicts(paperId, signal),
  })
  return (
    <SuggestedConflicts
      view={view}
      items={items}
      failure={failure}
      taken={taken}
      onAdd={onAdd}
      onRetry={onRetry}
    />
  )
}
