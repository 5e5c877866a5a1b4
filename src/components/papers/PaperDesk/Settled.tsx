import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Actions } from './PaperDesk.styles.ts'

/** The paper needs no decision now. */
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
