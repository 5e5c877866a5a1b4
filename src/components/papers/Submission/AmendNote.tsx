import { FormattedMessage } from 'react-intl'

import type { OwnPaper } from '../../../contract/paper.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { FollowLink } from './FollowLink.tsx'

/** A submitted paper is being edited: the version in effect until the changes are submitted, and the deadline. */
export const AmendNote = ({ paper }: { paper: OwnPaper }) => (
  <Note $tone="waiting">
    <strong>
      <FormattedMessage id="submission.amending" values={{ id: paper.id }} />
    </strong>
    {paper.deadline !== null && (
      <FormattedMessage
        id="submission.amending.until"
        values={{
          time: (
            <Moment key="time" at={paper.deadline} timeZone={paper.time_zone} format={toTheMinuteWithYear} />
          ),
        }}
      />
    )}
    <FollowLink paper={paper} />
  </Note>
)
