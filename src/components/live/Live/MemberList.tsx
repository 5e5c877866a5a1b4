import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { RoomMembers, RoomState, RoomUser } from '../../../contract/room/state.ts'
import { Button } from '../../kit/Button.tsx'
import { Bar, Chip, Marks, Note, Panel, Rows } from './Live.styles.ts'

export interface MemberListProps {
  members: RoomMembers
  room: Pick<
    RoomState,
    'anchor' | 'funder' | 'funderMicStatus' | 'linkMic' | 'max_user' | 'memberMuted' | 'removed'
  >
  me: string
  /** Has a menu for each member. */
  mayManage: boolean
  /** The open menu, rendered below its member. */
  menu: ReactNode
  chosen: RoomUser | null
  onChoose: (user: RoomUser) => void
  /** Called for a removed user. */
  onAct: (act: 'restore' | 'sweep', user: RoomUser) => void
}

/** Present members (LIVE-08): the first hundred by name, the others by number. */
export const MemberList = ({
  members,
  room,
  me,
  mayManage,
  menu,
  chosen,
  onChoose,
  onAct,
}: MemberListProps) => {
  const { formatMessage } = useIntl()
  const removed = room.removed.filter(({ of }) => of === undefined)
  const canManage = ({ userId }: RoomUser) => {
    // Nothing can be done to a funder, but to close the microphone.
    if (userId === room.funder?.userId) return room.funderMicStatus && me === room.anchor.userId
    return mayManage && userId !== me && userId !== room.anchor.userId
  }
  return (
    <Panel aria-labelledby="room-members">
      <h2 id="room-members">
        <FormattedMessage id="room.members" values={{ count: members.count }} />
      </h2>
      <Rows>
        {members.list.map((user) => (
          <li key={user.userId}>
            <span>
              {user.userName}
              {user.userId === me && <FormattedMessage id="room.you" />}
            </span>
            <MemberMarks user={user} room={room} />
            {canManage(user) && (
              <Button
                small
                variant="plain"
                aria-expanded={chosen?.userId === user.userId}
                aria-label={formatMessage({ id: 'room.do.manage' }, { name: user.userName })}
                onClick={() => onChoose(user)}
              >
                <FormattedMessage id="room.manage" />
              </Button>
            )}
            {chosen?.userId === user.userId && menu}
          </li>
        ))}
      </Rows>
      {members.count > members.list.length && (
        <Note>
          <FormattedMessage id="room.members.more" values={{ count: members.count - members.list.length }} />
        </Note>
      )}
      {me === room.anchor.userId && mayManage && removed.length > 0 && (
        <>
          <Note>
            <FormattedMessage id="room.removed" />
          </Note>
          <Rows>
            {removed.map((user) => (
              <li key={user.userId}>
                <span>{user.userName}</span>
                <Bar>
                  {(['restore', 'sweep'] as const).map((act) => (
                    <Button key={act} small variant="quiet" onClick={() => onAct(act, user)}>
                      <FormattedMessage id={`room.do.${act}`} />
                    </Button>
                  ))}
                </Bar>
              </li>
            ))}
          </Rows>
        </>
      )}
      {mayManage && (
        <Note>
          <FormattedMessage id="room.members.most" values={{ count: room.max_user }} />
        </Note>
      )}
    </Panel>
  )
}

const MemberMarks = ({ user: { userId }, room }: { user: RoomUser; room: MemberListProps['room'] }) => (
  <Marks>
    {userId === room.anchor.userId && (
      <Chip $tone="good">
        <FormattedMessage id="room.role.anchor" />
      </Chip>
    )}
    {userId === room.funder?.userId && (
      <Chip $tone="calm">
        <FormattedMessage id="room.role.funder" />
      </Chip>
    )}
    {userId === room.funder?.userId && room.funderMicStatus && (
      <Chip $tone="good">
        <FormattedMessage id="room.role.speaking" />
      </Chip>
    )}
    {userId === room.linkMic?.user.userId && (
      <Chip $tone={room.linkMic?.phase === 'lost' ? 'bad' : 'good'}>
        <FormattedMessage id={room.linkMic?.phase === 'lost' ? 'room.role.guestLost' : 'room.role.guest'} />
      </Chip>
    )}
    {room.memberMuted[userId] !== undefined && (
      <Chip $tone="wait">
        <FormattedMessage id="room.role.muted" />
      </Chip>
    )}
  </Marks>
)
