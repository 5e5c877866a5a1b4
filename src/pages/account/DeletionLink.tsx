import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Part } from '../../components/account/Account/Part.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { Moment } from '../../components/kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../components/kit/formats.ts'
import { selectDeletesAt } from '../../machines/session/session.selectors.ts'

/** The way to deleting the account, or to keeping it (ACC-03). */
export const DeletionLink = () => {
  const { session } = useServices()
  const at = useSelector(session, selectDeletesAt)
  return (
    <Part name="deletion">
      <ButtonLink variant="quiet" href="/account/deletion">
        {at === null ? (
          <FormattedMessage id="account.deletion.open" />
        ) : (
          <FormattedMessage
            id="account.deletion.pending"
            values={{ at: <Moment key="at" at={at} format={toTheMinuteWithYear} /> }}
          />
        )}
      </ButtonLink>
    </Part>
  )
}
