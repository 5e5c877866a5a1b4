import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { NextStep } from '../../components/papers/PaperDesk/NextStep.tsx'
import { Button } from '../../components/kit/Button.tsx'
import type { DeskPaper } from '../../contract/paperDesk.ts'
import { ActOnPapers } from './ActOnPapers.tsx'
import { Identifiers } from './Identifiers.tsx'

interface Props {
  paper: DeskPaper
  /** It was passed, or has changed: reload the paper. */
  onChanged: () => void
}

/** Next step of a paper; where that is its check, it is passed here. */
export const Next = ({ paper, onChanged }: Props) => {
  const [isPassing, setIsPassing] = useState(false)
  return (
    <>
      <NextStep
        paper={paper}
        pass={
          <Button small onClick={() => setIsPassing(true)}>
            <FormattedMessage id="desk.pass" />
          </Button>
        }
      />
      <Identifiers paper={paper} onChanged={onChanged} />
      {isPassing && (
        <ActOnPapers
          act="pass"
          conferenceId={paper.conference_id}
          papers={[paper]}
          onLeft={(isChanged) => {
            setIsPassing(false)
            if (isChanged) onChanged()
          }}
        />
      )}
    </>
  )
}
