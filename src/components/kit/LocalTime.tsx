import { FormattedMessage } from 'react-intl'

import { zoneOffset } from '../../contract/timeZone.ts'
import { useOwnZone } from './useOwnZone.ts'
import { WrittenMoment, type WrittenMomentProps } from './WrittenMoment.tsx'

/** The same instant by the reader's own clock; nothing where it shows the same, or is not known. */
export const LocalTime = ({ at, timeZone, ...moment }: WrittenMomentProps) => {
  const own = useOwnZone()
  if (own === null || zoneOffset(at, own) === zoneOffset(at, timeZone)) return null
  return (
    <small>
      <FormattedMessage
        id="shell.yourTime"
        values={{ time: <WrittenMoment key="time" {...moment} at={at} timeZone={own} /> }}
      />
    </small>
  )
}
