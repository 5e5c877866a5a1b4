import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { groupLimits, type GroupInvitation } from '../../../contract/registrationGroup.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Group } from '../../kit/Questions/fieldsets.styles.ts'
import { Note } from './Registration.styles.ts'

export interface GroupBeginningProps {
  /** Group that the address invites to; null: none. */
  readonly invitation: GroupInvitation | null
  /** Error of the name. */
  readonly error: ReactNode
  /** Other refusal; null: none. */
  readonly fault: ReactNode
  readonly busy: boolean
  readonly onCreate: (name: string) => void
  readonly onJoin: () => void
}

/** Joins the group of the invitation, or begins one. Part of the registration form, not a form of its own. */
export const GroupBeginning = (props: GroupBeginningProps) => {
  const { invitation, error, fault, busy, onCreate, onJoin } = props
  const [name, setName] = useState('')
  // Enter must not send the registration around it.
  const create = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onCreate(name)
  }
  return (
    <Group data-group={invitation === null ? 'none' : 'invited'}>
      <legend>
        <FormattedMessage id="register.group" />
      </legend>
      {fault !== null && (
        <Note $tone="seal" role="alert">
          {fault}
        </Note>
      )}
      {invitation !== null && (
        <>
          <Note $tone="action">
            <strong>
              <FormattedMessage id="register.group.invited" values={invitation} />
            </strong>
            <p>
              <FormattedMessage id="register.group.invited.text" values={{ size: invitation.size }} />
            </p>
          </Note>
          <Button small busy={busy} onClick={onJoin}>
            <FormattedMessage id="register.group.join" />
          </Button>
        </>
      )}
      {invitation === null && (
        <>
          <Note $tone="action">
            <strong>
              <FormattedMessage id="register.group.none" values={{ needed: groupLimits.needed }} />
            </strong>
            <p>
              <FormattedMessage id="register.group.none.text" />
            </p>
          </Note>
          <TextField
            label={<FormattedMessage id="register.group.name" />}
            hint={<FormattedMessage id="register.group.name.hint" />}
            // No field of the form around it.
            name=""
            maxLength={groupLimits.name}
            autoComplete="organization"
            value={name}
            error={error}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onKeyDown={create}
          />
          <Button small busy={busy} onClick={() => onCreate(name)}>
            <FormattedMessage id="register.group.create" />
          </Button>
        </>
      )}
    </Group>
  )
}
