import { FormattedMessage } from 'react-intl'

import { Actions } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'

export interface EarlierPoolProps {
  /** Conference of the earlier reviewers. */
  conference: string
  /** Number of them that are not in this pool. */
  missing: number
  busy: boolean
  onReuse: () => void
}

/** The reviewers of the conference before, to take them over with one press. */
export const EarlierPool = ({ conference, missing, busy, onReuse }: EarlierPoolProps) => (
  <>
    <p>
      <FormattedMessage
        id="assignment.reuse.lead"
        values={{ conference: <Content key="conference" text={conference} />, missing }}
      />
    </p>
    <Actions>
      <Button variant="quiet" busy={busy} onClick={onReuse}>
        <FormattedMessage id="assignment.reuse" values={{ missing }} />
      </Button>
    </Actions>
  </>
)
