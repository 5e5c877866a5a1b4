import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Acts } from './PeopleImport.styles.ts'

interface Props {
  readonly conferenceId: number
  /** Null: no ticket type is sold. */
  readonly onRegister: (() => void) | null
}

/** Ways in which the team adds people. */
export const Entrances = ({ conferenceId, onRegister }: Props) => (
  <Acts>
    {onRegister !== null && (
      <Button small onClick={onRegister}>
        <FormattedMessage id="people.register" />
      </Button>
    )}
    <ButtonLink small variant="quiet" href={`/organizer/${conferenceId}/people/import`}>
      <FormattedMessage id="people.import" />
    </ButtonLink>
  </Acts>
)
