import { FormattedMessage } from 'react-intl'

import type { OwnPaper } from '../../../contract/paper.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { nextOf } from './paperPath.ts'

/** Reason for the return of the paper, and the deadline of the revision. */
export const RevisionNote = ({ paper }: { paper: OwnPaper }) => (
  <Note $tone="waiting">
    <strong>
      <FormattedMessage id={`submission.next.${nextOf(paper)}`} />
    </strong>
    {paper.reason !== null && paper.reason !== '' && (
      <p>
        <Content text={paper.reason} />
      </p>
    )}
    {paper.revision_due_at !== null && (
      <FormattedMessage
        id="submission.revision.due"
        values={{
          time: (
            <Moment
              key="time"
              at={paper.revision_due_at}
              timeZone={paper.time_zone}
              format={toTheMinuteWithYear}
            />
          ),
        }}
      />
    )}
  </Note>
)
