import { Moment, type MomentProps } from './Moment.tsx'
import { useOwnZone } from './useOwnZone.ts'

/** When something happened to the reader, or before their eyes: by their own clock. */
export const OwnMoment = (props: Omit<MomentProps, 'timeZone'>) => (
  <Moment {...props} timeZone={useOwnZone() ?? undefined} />
)
