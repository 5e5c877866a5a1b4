import { FormattedMessage } from 'react-intl'

import type { DeskPaper } from '../../../contract/paperDesk.ts'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Part, Small, Text } from './PaperDesk.styles.ts'

export interface RebuttalSheetProps {
  readonly paper: DeskPaper
  readonly onOpen: () => void
}

/** The author's reply to the reviews of this round, or the button that requests it. */
export const RebuttalSheet = ({ paper, onOpen }: RebuttalSheetProps) => {
  const { rebuttal, can_open_rebuttal } = paper
  if (rebuttal === null && !can_open_rebuttal) return null
  return (
    <Part data-rebuttal={rebuttal?.state ?? 'unasked'}>
      <h2>
        <FormattedMessage id="desk.rebuttal" />
      </h2>
      <Small>
        <FormattedMessage id={`record.state.rebuttal.${rebuttal?.state ?? 'unasked'}`} />
        {rebuttal !== null && rebuttal.due_at !== null && (
          <>
            {' · '}
            <FormattedMessage
              id="desk.rebuttalDue"
              values={{ at: <Moment key="at" at={rebuttal.due_at} format={toTheMinuteWithYear} /> }}
            />
          </>
        )}
      </Small>
      {rebuttal !== null && rebuttal.text !== '' && (
        <Text>
          <Content text={rebuttal.text} />
        </Text>
      )}
      {can_open_rebuttal && (
        <p>
          <Button variant="quiet" small onClick={onOpen}>
            <FormattedMessage id="desk.rebuttalOpen" />
          </Button>
        </p>
      )}
    </Part>
  )
}
