import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { DeskPaper } from '../../../contract/paperDesk.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Actions } from './PaperDesk.styles.ts'
import { recordHref, reviewersHref } from '../../kit/paperPlaces.ts'

interface NextStepProps {
  readonly paper: Pick<DeskPaper, 'id' | 'next' | 'reviews_needed' | 'promised'>
  /** Button that passes the paper on, where that is the next step. */
  readonly pass: ReactNode
}

/** Next step of a paper: action, actor, and link. */
export const NextStep = ({ paper: { id, next, reviews_needed, promised }, pass }: NextStepProps) => (
  <Note $tone={next === 'none' ? 'good' : 'waiting'} data-next={next}>
    <strong>
      <FormattedMessage id="desk.next" />
    </strong>
    <FormattedMessage id={`desk.next.${next}`} values={{ missing: reviews_needed - promised }} />
    <Actions>
      {next === 'check' && pass}
      {(next === 'invite' || next === 'wait') && (
        <ButtonLink small href={reviewersHref(id)}>
          <FormattedMessage id={next === 'invite' ? 'desk.toInvite' : 'desk.toReviewers'} />
        </ButtonLink>
      )}
      {onRecord.has(next) && (
        <ButtonLink small={true} variant={next === 'check' ? 'quiet' : 'primary'} href={recordHref(id)}>
          <FormattedMessage
            id={`desk.toRecord.${next as 'check' | 'publish' | 'index' | 'restore' | 'revision'}`}
          />
        </ButtonLink>
      )}
    </Actions>
  </Note>
)

/** Steps that are taken on the record of the paper. */
const onRecord: ReadonlySet<string> = new Set(['check', 'publish', 'index', 'restore', 'revision'])
