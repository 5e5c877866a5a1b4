import { FormattedMessage, useIntl } from 'react-intl'

import { inLanguage } from '../../../contract/inLanguage.ts'
import type { OwnLives } from '../../../contract/ownLive.ts'
import { People } from '../../kit/step.styles.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LiveState } from './LiveState.tsx'

/** The lives of a conference, the next one first: time, host, audience. */
export const LiveList = ({ desk }: { readonly desk: OwnLives }) => {
  const { locale, formatMessage } = useIntl()
  if (desk.list.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id="ownLive.none" />
      </EmptyState>
    )
  return (
    <People>
      {desk.list.map((live) => {
        const host = live.staff.find(({ part, state }) => part === 'host' && state === 'accepted')?.name
        const title = inLanguage(locale, live.title, live.eng_title)
        return (
          <li key={live.id} data-live={live.id}>
            <span>
              <a href={`/organizer/${desk.conference_id}/lives/${live.id}`}>
                <bdi lang={title === live.title ? 'zh-CN' : 'en'}>{title}</bdi>
              </a>
              <small>
                <FormattedMessage
                  id="ownLive.line"
                  values={{
                    at: live.starts_at.replace('T', ' '),
                    host: host ?? formatMessage({ id: 'ownLive.noHost' }),
                    access: formatMessage({ id: `ownLive.access.${live.access}` }),
                  }}
                />
                {live.recording?.hidden === true && (
                  <>
                    {' · '}
                    <FormattedMessage id="ownLive.recording.isHidden" />
                  </>
                )}
              </small>
            </span>
            <LiveState live={live} />
          </li>
        )
      })}
    </People>
  )
}
