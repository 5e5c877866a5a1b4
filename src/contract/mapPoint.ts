import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'
import { plainLine } from './text.ts'

/** A place on the Earth by WGS-84, in degrees. */
export interface MapPoint {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Latitude and longitude as they are copied from a map, `31.2304, 121.4737`; empty: none. At most six digits behind the
 * point, which is a decimetre.
 */
export const pointOf = (text: string): MapPoint | null => {
  const [, latitude, longitude] = shape.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}
const shape = /^(-?\d{1,2}(?:\.\d{1,6})?)\s*[,，]\s*(-?\d{1,3}(?:\.\d{1,6})?)$/

export const pointText = ({ latitude, longitude }: MapPoint): string => `${latitude}, ${longitude}`

/** It comes out as `pointText` writes it. */
export const pointField = z.pipe(
  plainLine(40).check(
    z.refine((text) => text === '' || pointOf(text) !== null, 'pointWrong' satisfies Reason),
  ),
  z.transform((text: string) => {
    const point = pointOf(text)
    return point === null ? '' : pointText(point)
  }),
)

/** 高德, 百度, OpenStreetMap. */
export const mapNames = ['amap', 'baidu', 'osm'] as const
export const mapLink = z.object({ name: z.literal(mapNames), url: z.string() })
export type MapLink = z.infer<typeof mapLink>
