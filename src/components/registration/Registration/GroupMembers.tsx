import { FormattedMessage, useIntl } from 'react-intl'

import type { RegistrationGroup } from '../../../contract/registrationGroup.ts'
import { Button } from '../../kit/Button.tsx'
import { Members } from './GroupMembers.styles.ts'

interface Props {
  readonly group: RegistrationGroup
  readonly busy: boolean
  readonly onRemove: (memberId: number) => void
}

/** Members of a group, with their registration state. Its contact can remove those who have not registered. */
export const GroupMembers = ({ group, busy, onRemove }: Props) => {
  const intl = useIntl()
  return (
    <Members aria-label={intl.formatMessage({ id: 'register.group.members' })}>
      {group.members.map(({ id, name, is_contact, is_self, is_registered }) => (
        <li key={id}>
          <span>{name}</span>
          <small>
            {is_contact && <FormattedMessage id="register.group.contact" />}{' '}
            {is_registered && <FormattedMessage id="register.group.registered" />}
          </small>
          {group.is_contact && !is_self && !is_registered && (
            <Button
              small
              variant="plain"
              busy={busy}
              aria-label={intl.formatMessage({ id: 'register.group.remove.name' }, { name })}
              onClick={() => onRemove(id)}
            >
              <FormattedMessage id="register.group.remove" />
            </Button>
          )}
        </li>
      ))}
    </Members>
  )
}
