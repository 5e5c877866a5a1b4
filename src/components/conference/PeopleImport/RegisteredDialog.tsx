import { FormattedMessage } from 'react-intl'

import type { OnSite } from '../../../contract/peopleImport.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { Actions } from '../../kit/Dialog.styles.ts'

/** Lazy; mount it while it is open. */
export interface RegisteredDialogProps {
  readonly conferenceId: number
  readonly made: OnSite
  readonly onClose: () => void
}

/** Next step after a registration on site: signing in, or paying. */
const RegisteredDialog = ({ conferenceId, made, onClose }: RegisteredDialogProps) => {
  const { order_id, state, ticket_id } = made
  return (
    <Dialog
      title={<FormattedMessage id="people.registered" />}
      description={<FormattedMessage id={`people.registered.${state}`} />}
      onClose={onClose}
    >
      <Actions>
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="people.registered.next" />
        </Button>
        {ticket_id !== null && (
          <ButtonLink variant="quiet" href={`/files/badge/${order_id}.pdf`} download>
            <FormattedMessage id="people.registered.badge" />
          </ButtonLink>
        )}
        <ButtonLink
          href={
            ticket_id === null
              ? `/organizer/${conferenceId}/people/${order_id}`
              : `/console/ticket/${ticket_id}`
          }
        >
          <FormattedMessage id={ticket_id === null ? 'people.registered.open' : 'people.registered.ticket'} />
        </ButtonLink>
      </Actions>
    </Dialog>
  )
}

export default RegisteredDialog
