import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Actions, Bar } from './PaperDesk.styles.ts'

export interface ChoiceBarProps {
  readonly act: keyof typeof texts
  readonly chosen: number
  /** Those that are shown, could be chosen, and are not. */
  readonly others: number
  readonly chooseAll: () => void
  readonly chooseNone: () => void
  readonly onAct: () => void
}

/** Number of selected decisions to release, or papers to pass, and the actions on them. */
export const ChoiceBar = ({ act, chosen, others, chooseAll, chooseNone, onAct }: ChoiceBarProps) => (
  <Bar>
    <span role="status">
      <FormattedMessage id={texts[act].chosen} values={{ chosen }} />
    </span>
    <Actions>
      {others > 0 && (
        <Button variant="plain" small onClick={chooseAll}>
          <FormattedMessage id="desk.chooseAll" />
        </Button>
      )}
      {chosen > 0 && (
        <>
          <Button variant="plain" small onClick={chooseNone}>
            <FormattedMessage id="desk.chooseNone" />
          </Button>
          <Button small onClick={onAct}>
            <FormattedMessage id={texts[act].send} values={{ chosen }} />
          </Button>
        </>
      )}
    </Actions>
  </Bar>
)

const texts = {
  release: { chosen: 'desk.chosen', send: 'desk.release' },
  pass: { chosen: 'desk.picked', send: 'desk.passChosen' },
} as const
