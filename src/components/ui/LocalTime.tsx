import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'

import { Moment, type MomentProps } from './Moment.tsx'

/** The same instant in the reader's own time zone; nothing where that is the one already shown, or not known. */
export const LocalTime = ({ at, timeZone, format }: MomentProps & { timeZone: string }) => {
  const own = useSyncExternalStore(never, ownZone, unknownZone)
  if (own === null || own === timeZone) return null
  return (
    <small>
      <FormattedMessage
        id="conf.yours"
        values={{ time: <Moment key="time" at={at} timeZone={own} format={format} /> }}
      />
    </small>
  )
}

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null
/** The server's markup is for readers anywhere. */
const unknownZone = () => null
