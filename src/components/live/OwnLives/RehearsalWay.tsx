import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'

interface Props {
  readonly id: number
  /** A user has accepted to host the live. */
  readonly hasHost: boolean
}

/** Into the rehearsal of a live, and what it is. */
export const RehearsalWay = ({ id, hasHost }: Props) => (
  <>
    {hasHost && (
      <p>
        <ButtonLink href={`/meetStream/${id}/rehearsal`} small variant="quiet">
          <FormattedMessage id="ownLive.toRehearsal" />
        </ButtonLink>
      </p>
    )}
    <p>
      <FormattedMessage id={hasHost ? 'ownLive.rehearsal.about' : 'ownLive.rehearsal.noHost'} />
    </p>
  </>
)
