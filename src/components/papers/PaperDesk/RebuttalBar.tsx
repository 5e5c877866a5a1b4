import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Actions, Offer } from './PaperDesk.styles.ts'

export interface RebuttalBarProps {
  readonly papers: number
  readonly onOpen: () => void
}

/** Number of papers with all reviews whose authors were not yet invited to reply. */
export const RebuttalBar = ({ papers, onOpen }: RebuttalBarProps) => (
  <Offer data-rebuttals={papers}>
    <span>
      <FormattedMessage id="desk.rebuttalReady" values={{ papers }} />
    </span>
    <Actions>
      <Button variant="quiet" small onClick={onOpen}>
        <FormattedMessage id="desk.rebuttalOpen" />
      </Button>
    </Actions>
  </Offer>
)
