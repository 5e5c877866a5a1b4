import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceDetails } from '../../../contract/conference.ts'
import { Group } from '../../kit/Questions/fieldsets.styles.ts'
import { Fault, List } from './TicketChoice.styles.ts'
import { TicketOption } from './TicketOption.tsx'

export interface TicketChoiceProps {
  conference: ConferenceDetails
  /** Null while none is chosen. */
  chosenId: number | null
  error?: ReactNode
  onChoose: (id: number) => void
}

export const TicketChoice = ({ conference, chosenId, error, onChoose }: TicketChoiceProps) => {
  const id = useId()
  return (
    <Group aria-describedby={error === undefined ? undefined : id}>
      <legend>
        <FormattedMessage id="register.ticket" />
      </legend>
      <List>
        {conference.ticket_types.map((type) => (
          <TicketOption
            key={type.id}
            type={type}
            isFree={conference.free_as_author}
            timeZone={conference.time_zone}
            isChosen={type.id === chosenId}
            isFaulty={error !== undefined}
            onChoose={() => onChoose(type.id)}
          />
        ))}
      </List>
      {error !== undefined && <Fault id={id}>{error}</Fault>}
    </Group>
  )
}
