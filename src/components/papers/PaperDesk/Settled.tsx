import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Actions } from './PaperDesk.styles.ts'

/** Nothing is to be decided about the paper now. */
export const Settled = ({ onReload }: { readonly onReload: () => void }) => (
  <>
    <p>
      <FormattedMessage id="desk.settled" />
    </p>
    <Actions>
      <Button variant="quiet" small onClick={onReload}>
        <FormattedMessage id="desk.refresh" />
      </Button>
    </Actions>
  </>
)
