/** Reasons for a missing picture, as shown to the viewer. */
export const absences = ['screen', 'own', 'lost', 'none'] as const
export type Absence = (typeof absences)[number]

interface Lacking {
  readonly isScreen: boolean
  /** Belongs to the viewer. */
  readonly isOwn: boolean
  /** The connection of its sender is lost, as far as the server knows by now. */
  readonly isLost: boolean
}

/** A camera that is off and a connection that broke a moment ago look alike: `none` is true of both. */
export const absenceOf = ({ isScreen, isOwn, isLost }: Lacking): Absence => {
  if (isScreen) return 'screen'
  if (isOwn) return 'own'
  return isLost ? 'lost' : 'none'
}
