import { pointOf, pointText } from '../../src/contract/mapPoint.ts'

interface Columns {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The columns of a place on the map, of `31.2304, 121.4737`. */
export const pointColumns = (text: string): Columns => pointOf(text) ?? { latitude: null, longitude: null }

/** Empty: it is not marked. */
export const pointTextOf = ({ latitude, longitude }: Columns): string =>
  latitude === null || longitude === null ? '' : pointText({ latitude, longitude })
