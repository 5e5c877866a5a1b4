import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { ConflictSuggestion } from '../../../contract/paper.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Suggested, Suggestion } from './Submission.styles.ts'

export interface SuggestedConflictsProps {
  view: 'loading' | 'failed' | 'empty' | 'ready'
  items: readonly ConflictSuggestion[]
  /** Names already in the form. */
  taken: readonly string[]
  failure: Failure | null
  onAdd: (suggestion: ConflictSuggestion) => void
  onRetry: () => void
}

/** Conflicts that follow from affiliations, addresses and earlier papers; each is added by a press. */
export const SuggestedConflicts = ({
  view,
  items,
  taken,
  failure,
  onAdd,
  onRetry,
}: SuggestedConflictsProps) => {
  const intl = useIntl()
  const open = items.filter(({ name }) => !taken.includes(name))
  return (
    <Suggested aria-busy={view === 'loading' || undefined} data-suggested={view}>
      <p role="status">
        {view === 'loading' && <FormattedMessage id="state.loading" />}
        {view === 'empty' && <FormattedMessage id="submission.suggested.none" />}
        {view === 'ready' && <FormattedMessage id="submission.suggested" values={{ left: open.length }} />}
        {view === 'failed' && failure !== null && <FailureText failure={failure} />}
      </p>
      {view === 'failed' && (
        <Button variant="quiet" small onClick={onRetry}>
          <FormattedMessage id="state.retry" />
        </Button>
      )}
      {view === 'ready' && open.length > 0 && (
        <ul>
          {open.map((suggestion) => (
            <Suggestion key={suggestion.id}>
              <span>
                {suggestion.name}
                <small>
                  <FormattedMessage
                    id={`submission.suggested.${suggestion.kind}`}
                    values={{ author: suggestion.author }}
                  />
                </small>
              </span>
              <Button
                variant="plain"
                small
                aria-label={intl.formatMessage(
                  { id: 'submission.suggested.addLabel' },
                  { name: suggestion.name },
                )}
                onClick={() => onAdd(suggestion)}
              >
                <FormattedMessage id="submission.suggested.add" />
              </Button>
            </Suggestion>
          ))}
        </ul>
      )}
    </Suggested>
  )
}
