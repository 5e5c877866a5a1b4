import { FormattedMessage } from 'react-intl'

import type { UserInfo } from '../../../contract/user.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Avatar, Count, Dot, Nickname, Sheet } from './Header.styles.ts'

export interface UserMenuProps {
  user: Pick<UserInfo, 'nickname' | 'avatar'> & Partial<Pick<UserInfo, 'has_console'>>
  unread: number
  onOrganizer: () => void
  onSignOut: () => void
}

export const UserMenu = ({ user, unread, onOrganizer, onSignOut }: UserMenuProps) => {
  return (
    <details name="nav">
      <summary>
        <Avatar>
          {user.avatar === '' ? (
            <span aria-hidden="true">{Array.from(user.nickname)[0]}</span>
          ) : (
            <img src={user.avatar} alt="" width="32" height="32" />
          )}
          {unread > 0 && <Dot />}
        </Avatar>
        <Nickname>{user.nickname}</Nickname>
        <VisuallyHidden>
          <FormattedMessage id="shell.user.menu" values={{ name: user.nickname, unread }} />
        </VisuallyHidden>
      </summary>
      <Sheet $end>
        <li>
          <a href="/personal">
            <FormattedMessage id="shell.user.personal" />
          </a>
        </li>
        <li>
          <button type="button" onClick={onOrganizer}>
            <FormattedMessage id="shell.user.organizer" />
          </button>
        </li>
        {user.has_console === true && (
          <li>
            <a href="/console">
              <FormattedMessage id="shell.user.console" />
            </a>
          </li>
        )}
        <li>
          <a href="/account">
            <FormattedMessage id="shell.user.account" />
          </a>
        </li>
        <li>
          <a href="/account/security">
            <FormattedMessage id="shell.user.security" />
          </a>
        </li>
        <li>
          <a href="/message">
            <FormattedMessage id="shell.user.messages" />
            {unread > 0 && (
              <Count>
                <span aria-hidden="true">{unread > 99 ? '···' : unread}</span>
                <VisuallyHidden>
                  <FormattedMessage id="shell.user.unread" values={{ unread }} />
                </VisuallyHidden>
              </Count>
            )}
          </a>
        </li>
        <li>
          <button type="button" onClick={onSignOut}>
            <FormattedMessage id="shell.user.signOut" />
          </button>
        </li>
      </Sheet>
    </details>
  )
}
