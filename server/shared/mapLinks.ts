import gcoord from 'gcoord'

import type { MapLink } from '../../src/contract/mapPoint.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { MessageLanguage } from './sentences/language.ts'

interface Place {
  readonly place: string
  readonly engPlace: string
  readonly venue: string
  readonly engVenue: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/**
 * Links to the venue on maps: to its marked point, else to a search for its name. In China the two maps of the
 * country count from other points than the satellites (GCJ-02, BD-09); without the conversion a venue is some hundred metres aside.
 */
export const mapLinks = (where: Place, language: MessageLanguage): MapLink[] => {
  const place = inLanguage(language, where.place, where.engPlace)
  const venue = inLanguage(language, where.venue, where.engVenue)
  const name = venue || place
  const { latitude, longitude } = where
  if (latitude !== null && longitude !== null) {
    const at = [longitude, latitude] as [number, number]
    const on = (map: typeof gcoord.AMap | typeof gcoord.BMap) =>
      gcoord.transform(at, gcoord.WGS84, map).map((degrees) => Number(degrees.toFixed(6)))
    const amap = on(gcoord.AMap).join(',')
    const baidu = on(gcoord.BMap).toReversed().join(',')
    const title = name || `${latitude}, ${longitude}`
    const said = encodeURIComponent(title)
    return [
      { name: 'amap', url: `https://uri.amap.com/marker?position=${amap}&name=${said}` },
      {
        name: 'baidu',
        url: `https://api.map.baidu.com/marker?location=${baidu}&title=${said}&content=${said}&output=html`,
      },
      {
        name: 'osm',
        url: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
      },
    ]
  }
  const words = [place, venue].filter((text) => text !== '').join(' ')
  if (words === '') return []
  const searched = encodeURIComponent(words)
  return [
    { name: 'amap', url: `https://uri.amap.com/search?keyword=${searched}` },
    { name: 'baidu', url: `https://map.baidu.com/search/${searched}` },
    { name: 'osm', url: `https://www.openstreetmap.org/search?query=${searched}` },
  ]
}
