import { FormattedMessage, useIntl } from 'react-intl'

import { Absent, Caption, Main } from './LivePlayer.styles.ts'
import type { Tile } from './LivePlayer.types.ts'
import { Picture } from './Picture.tsx'

/** Somebody's picture, or that there is none. */
export const LiveTile = ({ tile: { name, attach, hasPicture, isOwn } }: { tile: Tile }) => {
  const { formatMessage } = useIntl()
  return (
    <Main>
      <Picture attach={attach} isOwn={isOwn} label={formatMessage({ id: 'player.picture' }, { name })} />
      {!hasPicture && (
        <Absent>
          <FormattedMessage id="player.noPicture" values={{ name }} />
        </Absent>
      )}
      {hasPicture && <Caption>{name}</Caption>}
    </Main>
  )
}
