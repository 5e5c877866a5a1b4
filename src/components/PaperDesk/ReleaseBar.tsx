import { FormattedMessage } from 'react-intl'

import { Button } from '../ui/Button.tsx'
import { Actions, Bar } from './PaperDesk.styles.ts'

export interface ReleaseBarProps {
  readonly chosen: number
  /** Prepared decisions that are shown and not chosen. */
  readonly others: number
  readonly onChooseAll: () => void
  readonly onChooseNone: () => void
  readonly onRelease: () => void
}

/** How many prepared decisions are chosen, and what can be done with them. */
export const ReleaseBar = ({ chosen, others, onChooseAll, onChooseNone, onRelease }: ReleaseBarProps) => (
  <Bar>
    <span role="status">
      <FormattedMessage id="desk.chosen" values={{ chosen }} />
    </span>
    <Actions>
      {others > 0 && (
        <Button variant="plain" small onClick={onChooseAll}>
          <FormattedMessage id="desk.chooseAll" />
        </Button>
      )}
      {chosen > 0 && (
        <>
          <Button variant="plain" small onClick={onChooseNone}>
            <FormattedMessage id="desk.chooseNone" />
          </Button>
          <Button small onClick={onRelease}>
            <FormattedMessage id="desk.release" values={{ chosen }} />
          </Button>
        </>
      )}
    </Actions>
  </Bar>
)
