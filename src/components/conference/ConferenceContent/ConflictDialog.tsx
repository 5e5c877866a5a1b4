import { FormattedMessage } from 'react-intl'

import type { ConferenceContent, ContentTexts } from '../../../contract/conferenceContent.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { Moment } from '../../kit/Moment.tsx'
import ContentDiff from './ContentDiff.tsx'

/** Lazy; mount it while it is open. */
export interface ConflictDialogProps {
  readonly theirs: ConferenceContent
  readonly mine: ContentTexts
  readonly onKeep: () => void
  readonly onTake: () => void
}

/** Another user has saved in the meantime: shows both texts and asks which to keep. */
const ConflictDialog = ({ theirs, mine, onKeep, onTake }: ConflictDialogProps) => (
  <Dialog
    alert
    wide
    title={<FormattedMessage id="content.conflict.title" />}
    description={
      theirs.edited !== null && (
        <FormattedMessage
          id="content.conflict.lead"
          values={{
            by: theirs.edited.by,
            time: (
              <Moment key="at" at={theirs.edited.at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
            ),
          }}
        />
      )
    }
    actions={
      <>
        <Button variant="quiet" onClick={onTake}>
          <FormattedMessage id="content.conflict.take" />
        </Button>
        <Button onClick={onKeep}>
          <FormattedMessage id="content.conflict.keep" />
        </Button>
      </>
    }
  >
    <ContentDiff before={theirs} after={mine} />
  </Dialog>
)
export default ConflictDialog
