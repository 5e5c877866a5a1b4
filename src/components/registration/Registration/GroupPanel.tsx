import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { groupLimits, type RegistrationGroup } from '../../../contract/registrationGroup.ts'
import { Button } from '../../kit/Button.tsx'
import { GroupMembers } from './GroupMembers.tsx'
import { Group } from '../../kit/Questions/fieldsets.styles.ts'
import { Note } from './Registration.styles.ts'

export interface GroupPanelProps {
  readonly group: RegistrationGroup
  /** Refusal of the last action; null: none. */
  readonly fault: ReactNode
  readonly busy: boolean
  readonly onShare: () => void
  readonly onRefresh: () => void
  readonly onLeave: () => void
  readonly onRemove: (memberId: number) => void
}

/** The group of the visitor, and how many it still lacks; read out when that changes. */
export const GroupPanel = ({
  group,
  fault,
  busy,
  onShare,
  onRefresh,
  onLeave,
  onRemove,
}: GroupPanelProps) => {
  const size = group.members.length
  const state = size < groupLimits.needed ? 'gathering' : 'ready'
  const isAlone = size === 1
  const self = group.members.find(({ is_self }) => is_self)
  return (
    <Group data-group={state}>
      <legend>
        <FormattedMessage id="register.group" />
      </legend>
      <div aria-live="polite">
        <Note $tone={state === 'ready' ? 'good' : 'waiting'}>
          <strong>
            <FormattedMessage id={`register.group.${state}`} values={{ name: group.name, size }} />
          </strong>
          <p>
            <FormattedMessage
              id={`register.group.${state}.text`}
              values={{ missing: groupLimits.needed - size, needed: groupLimits.needed }}
            />
          </p>
        </Note>
      </div>
      <GroupMembers group={group} busy={busy} onRemove={onRemove} />
      {fault !== null && (
        <Note $tone="seal" role="alert">
          {fault}
        </Note>
      )}
      <Button small onClick={onShare}>
        <FormattedMessage id="register.group.share" />
      </Button>{' '}
      <Button small variant="quiet" busy={busy} onClick={onRefresh}>
        <FormattedMessage id="register.group.refresh" />
      </Button>{' '}
      {(!group.is_contact || isAlone) && self?.is_registered === false && (
        <Button small variant="quiet" busy={busy} onClick={onLeave}>
          <FormattedMessage id={group.is_contact ? 'register.group.end' : 'register.group.leave'} />
        </Button>
      )}
    </Group>
  )
}
