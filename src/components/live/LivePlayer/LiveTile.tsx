import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Absent, Caption, Main } from './LivePlayer.styles.ts'
import type { Tile } from './LivePlayer.types.ts'
import { Picture } from './Picture.tsx'

interface Props {
  tile: Tile
  /** Another text covers it. */
  isCovered: boolean
}

/** A user's picture, or a note that there is none. */
export const LiveTile = ({ tile: { name, attach, isGone, isOwn, absence }, isCovered }: Props) => {
  const { formatMessage } = useIntl()
  const [hasBegun, setBegun] = useState(false)
  const hasPicture = hasBegun && !isGone
  return (
    <Main>
      <Picture
        attach={attach}
        isOwn={isOwn}
        onBegin={setBegun}
        label={formatMessage({ id: 'player.picture' }, { name })}
      />
      {!hasPicture && !isCovered && (
        <Absent>
          <FormattedMessage id={`player.absent.${absence}`} values={{ name }} />
        </Absent>
      )}
      {hasPicture && <Caption>{name}</Caption>}
    </Main>
  )
}
