import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'

interface Props {
  readonly id: number
  /** A user has accepted to host the live. */
  readonly hasHost: boolean
}

/** Link into the rehearsal of a live, with an explanation. */
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
