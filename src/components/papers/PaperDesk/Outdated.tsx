import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Actions } from './PaperDesk.styles.ts'

interface Props {
  readonly failure: Failure | null
  readonly onReload: () => void
}

/** Another user saved first: the current version is shown before anything is overwritten. */
export const Outdated = ({ failure, onReload }: Props) => (
  <>
    <Note $tone="seal" role="alert">
      <strong>
        <FormattedMessage id="desk.outdated" />
      </strong>
      {failure !== null && <FailureText failure={failure} />}
    </Note>
    <Actions>
      <Button onClick={onReload}>
        <FormattedMessage id="desk.reload" />
      </Button>
    </Actions>
  </>
)
