import { FormattedMessage } from 'react-intl'

import type { ConferenceDetails } from '../../../contract/conference.ts'
import type { Registration } from '../../../contract/registrationOf.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Notice } from '../../kit/Notice.tsx'

export interface ClosedNoticeProps {
  /** Null where there is no such conference. */
  conference: ConferenceDetails | null
  closure: Exclude<Registration, 'open'> | 'unknown'
}

export const ClosedNotice = ({ conference, closure }: ClosedNoticeProps) => (
  <Notice
    art={arts[closure]}
    title={<FormattedMessage id={`register.closed.${closure}`} />}
    text={
      <>
        {conference !== null && <p>{conference.title}</p>}
        <p>
          <FormattedMessage id={`register.closed.${closure}.text`} />
        </p>
      </>
    }
    actions={
      <>
        {conference !== null && (
          <ButtonLink href={`/conferences/${conference.id}`}>
            <FormattedMessage id="register.back" />
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href="/conferences">
          <FormattedMessage id="register.others" />
        </ButtonLink>
      </>
    }
  />
)

const arts = {
  none: 'closed',
  early: 'soon',
  paused: 'soon',
  cancelled: 'closed',
  unpayable: 'soon',
  closed: 'closed',
  unknown: 'lost',
} as const
