import { FormattedMessage } from 'react-intl'

import { Moment, type MomentProps } from './Moment.tsx'
import { useOwnZone } from './useOwnZone.ts'

/** The same instant in the reader's own time zone; nothing where that is the one already shown, or not known. */
export const LocalTime = ({ at, timeZone, format }: MomentProps & { timeZone: string }) => {
  const own = useOwnZone()
  if (own === null || own === timeZone) return null
  return (
    <small>
      <FormattedMessage
        id="shell.yourTime"
        values={{ time: <Moment key="time" at={at} timeZone={own} format={format} /> }}
      />
    </small>
  )
}
