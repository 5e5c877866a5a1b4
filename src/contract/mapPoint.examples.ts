import type { MapLink } from './mapPoint.ts'

export const mapsExample: MapLink[] = [
  { name: 'amap', url: 'https://uri.amap.com/marker?position=121.474302,31.225664&name=SICC' },
  {
    name: 'baidu',
    url: 'https://api.map.baidu.com/marker?location=31.231534,121.480839&title=SICC&content=SICC&output=html',
  },
  { name: 'osm', url: 'https://www.openstreetmap.org/?mlat=31.2276&mlon=121.4698#map=17/31.2276/121.4698' },
]
